type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (control: Element | undefined): control is Field =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;

const controlsIn = (page: HTMLElement) =>
  Array.from(page.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'));

/**
 * Replaces a page by the same page, with what was typed into it, chosen and focused.
 * @param page what holds the page
 * @param pressed buttons of the page that were pressed already
 * @param render renders the same page in its place, before it returns
 * @returns the buttons that took the place of the pressed ones
 */
export function carryOver(
  page: HTMLElement,
  pressed: readonly HTMLButtonElement[],
  render: () => void,
): HTMLButtonElement[] {
  const before = controlsIn(page);
  const focused = document.activeElement;
  const values = before.map((control) => (isField(control) ? control.value : undefined));
  render();
  const after = controlsIn(page);
  after.forEach((control, index) => {
    const value = values[index];
    if (isField(control) && value !== undefined && value !== control.value) typeInto(control, value);
    if (before[index] === focused) control.focus({ preventScroll: true });
  });
  return pressed
    .map((button) => after[before.indexOf(button)])
    .filter((button) => button instanceof HTMLButtonElement);
}

/** Sets a field's value as a visitor's typing would: React takes no notice of one that is set on the element itself. */
function typeInto(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
