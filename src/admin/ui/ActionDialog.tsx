import { Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { exceptBackdrop } from './exceptBackdrop';
import { Failure } from './Failure';
import { useAttempt } from './useAttempt';

type Props = Pick<DialogProps, 'fullScreen' | 'maxWidth'> & {
  title: string;
  /** What the button says that does it. */
  action: string;
  /** Whether all is there that it is done with: else the button cannot be pressed. */
  isReady?: boolean;
  isDangerous?: boolean;
  onAction: () => Promise<void>;
  /** What is said when it fails with an error that has no words for the owner. */
  otherwise: string;
  /** Something is moved or typed in it: a press beside it does not close it. */
  staysOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a button that does something, and one that leaves it; while it is done neither can be pressed. */
export function ActionDialog({
  title,
  action,
  isReady = true,
  isDangerous,
  onAction,
  otherwise,
  staysOpen,
  onClose,
  children,
  ...look
}: Props) {
  const { attempt, isBusy, failure } = useAttempt(otherwise);
  const id = useId();
  const close = () => !isBusy && onClose();
  return (
    <Dialog open onClose={staysOpen ? exceptBackdrop(close) : close} fullWidth {...look} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <Failure message={failure} inDialog />
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disabled={isBusy || !isReady}
          onClick={() => void attempt(onAction)}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
