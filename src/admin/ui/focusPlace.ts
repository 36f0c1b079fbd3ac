/** What a screen shows beside the menu, where react-admin's link that skips the menu leads, too. */
export const screenContent = () => document.getElementById('main-content');

/** Moves the focus to an element that is no control, without scrolling. Tab goes on from there. */
export function focusPlace(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/** Whether no control has the focus: what had it was removed, and at most the start of a screen took it. */
export const isFocusFree = () =>
  document.activeElement === document.body || document.activeElement === screenContent();
