import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { DownloadSection } from './DownloadSection';
import { ImportSection } from './import/ImportSection';
import { ResetSection } from './ResetSection';
import { SetAsideSection } from './SetAsideSection';
import { StorageSection } from './StorageSection';

/** Downloads content, loads it, and resets it to what the site ships. */
export const BackupPage = () => (
  <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 860 }}>
    <Title title="Backup and publish" />
    <DownloadSection />
    <ImportSection />
    <StorageSection />
    <ResetSection />
    <SetAsideSection />
  </Box>
);
