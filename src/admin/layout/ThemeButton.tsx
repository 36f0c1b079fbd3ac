import DarkModeIcon from '@mui/icons-material/Brightness4';
import LightModeIcon from '@mui/icons-material/Brightness7';
import { IconButton, Tooltip, useMediaQuery } from '@mui/material';
import { useTheme } from 'react-admin';

/** Switches the dark theme on and off. react-admin's own does not say which of the two is on. */
export function ThemeButton() {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [theme, setTheme] = useTheme(prefersDark ? 'dark' : 'light');
  const isDark = theme === 'dark';
  return (
    <Tooltip title="Dark mode" enterDelay={300}>
      <IconButton
        color="inherit"
        aria-label="Dark mode"
        aria-pressed={isDark}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}
