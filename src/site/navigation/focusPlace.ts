import { fromUrlPart } from '../../shared/paths';

/** The element that an address's hash names. */
export const placeOf = (hash: string): HTMLElement | null =>
  document.getElementById(fromUrlPart(hash.slice(1)));

/** Focuses an element that is not focusable by itself, so that Tab and a screen reader continue from there. */
export function takeFocus(place: HTMLElement | null): void {
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
