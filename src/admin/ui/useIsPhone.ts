import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the window is as narrow as a phone. */
export const useIsPhone = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
