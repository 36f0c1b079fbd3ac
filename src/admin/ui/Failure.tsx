import { Alert } from '@mui/material';

type Props = {
  /** Nothing shows while it is empty. */
  message: string;
  /** Before a dialog's buttons, where it shows however far the content is scrolled. */
  inDialog?: boolean;
};

/**
 * Why what was asked for was not done, where it was asked for: a notification goes after a while, and lies outside an
 * open dialog, where screen readers do not look.
 */
export const Failure = ({ message, inDialog = false }: Props) =>
  message ? (
    <Alert severity="error" sx={inDialog ? { mx: 2, mt: 1 } : { mt: 2 }}>
      {message}
    </Alert>
  ) : null;
