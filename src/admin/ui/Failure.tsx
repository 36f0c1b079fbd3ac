import { Alert } from '@mui/material';

type Props = {
  /** Nothing is shown if it is empty. */
  message: string;
  /** Whether it is placed before a dialog's buttons, where it stays visible however far the content is scrolled. */
  inDialog?: boolean;
};

/**
 * Says why an action failed, next to where it was asked for: a notification disappears after a while, and is outside an
 * open dialog, where screen readers do not look. It comes into view, as it stands below the button that was pressed.
 */
export const Failure = ({ message, inDialog = false }: Props) =>
  message ? (
    <Alert ref={showWhole} severity="error" sx={inDialog ? { mx: 2, mt: 1 } : { mt: 2 }}>
      {message}
    </Alert>
  ) : null;

const showWhole = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });
