import { useHoldTyping } from '../../holds';
import { exceptBackdrop } from '../../ui/exceptBackdrop';

/**
 * For a dialog over a form that loses what was changed in it: then neither Escape nor a click outside closes it, and the
 * form asks before it is left. Returns the dialog's `onClose`.
 */
export function useCloseUnlessChanged(isChanged: boolean, onClose: () => void) {
  useHoldTyping(isChanged);
  return isChanged ? undefined : exceptBackdrop(onClose);
}
