/** Blurs the field, as a press on a button would: some fields, such as tags, take over typed text only on blur. */
export function leaveField() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}
