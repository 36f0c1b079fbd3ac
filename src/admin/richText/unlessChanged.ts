import { exceptBackdrop } from '../ui/exceptBackdrop';

/** For a dialog that loses what was changed in it: then neither Escape nor a click outside closes it. */
export const unlessChanged = (isChanged: boolean, onClose: () => void) =>
  isChanged ? undefined : exceptBackdrop(onClose);
