import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { AppBar, type AppBarProps, TitlePortal } from 'react-admin';
import { paths } from '../../shared/paths';

/** The layout says whether it stays when the page is scrolled. */
export function AdminAppBar({ alwaysOn = false }: Pick<AppBarProps, 'alwaysOn'>) {
  return (
    <AppBar color="secondary" alwaysOn={alwaysOn}>
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
