import type { HydrationState } from 'react-router-dom';

/**
 * What the loaders gave at build, when boot.js saw that the file was made for this address and no other content in
 * this browser; undefined where the page must be rendered anew, as where the visitor has gone back meanwhile to
 * another page of the same load.
 */
export function readPrerendered(): HydrationState | undefined {
  const isOther = window.toldView !== location.pathname + location.search;
  if (isOther || document.documentElement.dataset.pending !== undefined) return undefined;
  const data = document.getElementById('loader-data')?.textContent;
  return data ? JSON.parse(data) : undefined;
}

/** React adopts the head's tags only when it hydrates; otherwise the page would have two titles. */
export function removePrerenderedHead(): void {
  const managed =
    'title, [rel=canonical], [rel=alternate], [name=description], [name=robots], [property], [name^=twitter]';
  for (const element of document.head.querySelectorAll(managed)) element.remove();
}

/**
 * The whole style sheets are here: the page itself came with those rules alone that it used.
 * @throws when one could not be fetched
 */
export async function allStyles(): Promise<void> {
  await window.styled;
}

/** Shows a page that boot.js held back. */
export function openGate(): void {
  delete document.documentElement.dataset.pending;
}
