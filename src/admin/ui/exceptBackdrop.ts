/** For a dialog in which something is typed or moved: a click outside, which is often a slip, does not close it. */
export const exceptBackdrop =
  (onClose: () => void) =>
  (_event: object, reason: 'backdropClick' | 'escapeKeyDown'): void => {
    if (reason !== 'backdropClick') onClose();
  };
