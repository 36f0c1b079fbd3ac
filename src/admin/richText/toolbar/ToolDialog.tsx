import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { typing, useHold } from '../../holds';
import { exceptBackdrop } from '../../ui/exceptBackdrop';

type Props = {
  title: string;
  /** Something was changed that closing would lose: then neither Escape nor a click outside closes the dialog. */
  isChanged: boolean;
  /** The label of the button that applies what stands in the dialog. */
  action: string;
  /** Whether it can be applied. Otherwise the button is disabled. */
  isReady?: boolean;
  onApply: () => void;
  /** What can be removed instead, if anything. */
  removal?: { label: string; onRemove: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** A dialog of the editor's tools. It is over a form, which asks before it is left while something was changed here. */
export function ToolDialog({
  title,
  isChanged,
  action,
  isReady = true,
  onApply,
  removal,
  onClose,
  children,
}: Props) {
  const id = useId();
  useHold(typing, isChanged);
  return (
    <Dialog open onClose={isChanged ? undefined : exceptBackdrop(onClose)} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {removal && (
          <Button color="error" onClick={removal.onRemove}>
            {removal.label}
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!isReady} onClick={onApply}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
