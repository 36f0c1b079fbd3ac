import { Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { BusyButton } from './BusyButton';
import { exceptBackdrop } from './exceptBackdrop';
import { Failure } from './Failure';
import { useAttempt } from './useAttempt';

type Props = Pick<DialogProps, 'fullScreen' | 'maxWidth'> & {
  title: string;
  /** The label of the button that runs the action. */
  action: string;
  /** Whether everything that the action needs is there. Otherwise the button is disabled. */
  isReady?: boolean;
  isDangerous?: boolean;
  onAction: () => Promise<void>;
  /** The message for an error that has none for the owner. */
  fallbackMessage: string;
  /** For a dialog in which something is moved or typed: a click outside does not close it. */
  staysOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a button that runs an action, and one that cancels. Neither does anything while the action runs. */
export function ActionDialog({
  title,
  action,
  isReady = true,
  isDangerous,
  onAction,
  fallbackMessage,
  staysOpen,
  onClose,
  children,
  ...look
}: Props) {
  const { attempt, isBusy, failure } = useAttempt(fallbackMessage);
  const id = useId();
  const close = () => !isBusy && onClose();
  return (
    <Dialog open onClose={staysOpen ? exceptBackdrop(close) : close} fullWidth {...look} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <Failure message={failure} inDialog />
      <DialogActions>
        {/* So that a second Enter deletes nothing. If something is still to be chosen, that comes first. */}
        <BusyButton isBusy={isBusy} autoFocus={isDangerous && isReady} onClick={onClose}>
          Cancel
        </BusyButton>
        <BusyButton
          isBusy={isBusy}
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disabled={!isReady}
          onClick={() => void attempt(onAction, action)}
        >
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
