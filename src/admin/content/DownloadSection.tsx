import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { adminPaths } from '../adminPaths';
import { useAllOfferedDrafts } from '../drafts/useAllOfferedDrafts';
import { lastSave } from '../history/saving/lastSave';
import { lastDownload } from '../storage/downloads';
import { useMayBeEvicted } from '../storage/persistence';
import { useUnusedTexts } from '../storage/unusedTexts';
import { useContent } from '../storage/useContent';
import { useEditedCollections } from '../storage/useEditedCollections';
import { useStorageValue } from '../storage/useStorageValue';
import { BusyButton } from '../ui/BusyButton';
import { Failure } from '../ui/Failure';
import { useAttempt } from '../ui/useAttempt';
import { whenIn } from '../words/dates';
import { downloadContent, downloadProductTable } from './downloadFiles';
import { Panel } from './Panel';

export function DownloadSection() {
  const edited = useEditedCollections();
  const isSomethingTyped = useAllOfferedDrafts(useContent()).length > 0;
  const isSomethingAside = useUnusedTexts().length > 0;
  const mayBeEvicted = useMayBeEvicted();
  const { attempt, isBusy, failure } = useAttempt('Nothing was downloaded.');
  return (
    <Panel title="Download and publish">
      <Typography>
        {edited.length > 0
          ? 'You have changes that only this browser shows. To put them on the site for everyone:'
          : 'This browser shows the published content: there is nothing to publish.'}
      </Typography>
      {edited.length > 0 && (
        <Box component="ol" sx={{ pl: 3, my: 1, listStyle: 'decimal' }}>
          <li>Download all content below. The file is a backup as well.</li>
          <li>
            Send the file to whoever looks after the site: they publish it. (For them:{' '}
            <code>npm run content:apply</code> with the file, then a build.)
          </li>
          <li>
            Open the admin again after that: it notices that the site has your changes, and this note goes.
          </li>
        </Box>
      )}
      {edited.length > 0 && mayBeEvicted && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          This browser may clear what sites keep in it: Safari does after a week without a visit, others when
          the disk is full. The downloaded file is your copy.
        </Alert>
      )}
      {isSomethingTyped && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          You typed something and did not save it: it is not in these files. The{' '}
          <Link to={adminPaths.dashboard}>dashboard</Link> leads you to it.
        </Alert>
      )}
      {isSomethingAside && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          What stands under “Set aside” below is not in these files. Download it there as well.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <BusyButton
          isBusy={isBusy}
          variant="contained"
          startIcon={<DownloadIcon />}
          onClick={() => void attempt(downloadContent)}
        >
          Download all content
        </BusyButton>
        <BusyButton
          isBusy={isBusy}
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => void attempt(downloadProductTable)}
        >
          Download products for Excel (CSV)
        </BusyButton>
      </Box>
      <LastDownload />
      <Failure message={failure} />
    </Panel>
  );
}

/**
 * When all content was last downloaded, and whether anything was saved since: not every browser shows the former, or where
 * the owner would look.
 */
function LastDownload() {
  const last = useStorageValue(lastDownload);
  const save = useStorageValue(lastSave);
  return (
    <Typography role="status" sx={{ mt: 1 }}>
      {last &&
        `All content was last downloaded ${whenIn(last.at)}. ${last.save === save ? 'Nothing was changed since.' : 'Content was saved since: download it again to have that in a file.'}`}
    </Typography>
  );
}
