import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { AppBar, TitlePortal } from 'react-admin';
import { paths } from '../../shared/paths';

export function AdminAppBar() {
  return (
    <AppBar color="secondary">
      <TitlePortal component="h1" />
      {/* A link of its own kind: the public site is another application, so the whole page loads. */}
      <Button
        href={paths.home.to()}
        color="inherit"
        startIcon={<OpenInNewIcon />}
        sx={{ whiteSpace: 'nowrap' }}
      >
        View site
      </Button>
    </AppBar>
  );
}
