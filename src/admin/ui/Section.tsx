import { Box, FormHelperText, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type Props = { title: string; hint?: string; children: ReactNode };

/** A titled group of inputs. */
export function Section({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Box component="section" role="group" aria-labelledby={id} sx={{ width: '100%', mt: 2, mb: 3 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: hint ? 0 : 1 }}>
        {title}
      </Typography>
      {hint && <FormHelperText sx={{ mb: 1 }}>{hint}</FormHelperText>}
      {children}
    </Box>
  );
}
