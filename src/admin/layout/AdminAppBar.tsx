import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { AppBar, TitlePortal, UserMenu } from 'react-admin';
import { paths } from '../../shared/paths';
import { LogoutItem } from './LogoutItem';
import { useScreenTitle } from './screenTitle';
import { ThemeButton } from './ThemeButton';

/**
 * It has no refresh button: lists follow the store, and a form would lose its text and the record that conflicts are
 * compared with.
 */
export function AdminAppBar() {
  useScreenTitle();
  return (
    <AppBar alwaysOn toolbar={<ThemeButton />} userMenu={userMenu}>
      {/* Announced when another screen opens, because no page is loaded. */}
      <TitlePortal
        component="h1"
        aria-live="polite"
        sx={{ '& .RaConfigurable-root': { display: 'inline' }, ...inTwoLines }}
      />
      {/* In a new tab, as from each form, so that what is open here stays open. */}
      <Button
        href={paths.home.to()}
        target="_blank"
        rel="noopener"
        color="inherit"
        startIcon={<OpenInNewIcon />}
        aria-label="View site"
        sx={{ minWidth: 44, whiteSpace: 'nowrap' }}
      >
        {/* On a phone the screen's title needs the space. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          View site
        </Box>
      </Button>
    </AppBar>
  );
}

/** On a phone a long title has two lines, if the text is not to be cut where nothing else says it. */
const inTwoLines = {
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  lineHeight: { xs: 1.15, sm: 1.6 },
};

const userMenu = (
  <UserMenu>
    <LogoutItem />
  </UserMenu>
);
