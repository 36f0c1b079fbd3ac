import type { HydrationState } from 'react-router-dom';
import { readPageData } from './pageData';

/**
 * The loaders' data from the build, if boot.js found that the file was made for this address and that this browser
 * holds no other content: only then does it set `toldView`. Undefined if the page must be rendered from scratch, for
 * example because the visitor has meanwhile gone back to another history entry of the same document.
 */
export function readPrerendered(container: HTMLElement): HydrationState | undefined {
  const isOther = window.toldView !== location.pathname + location.search;
  if (isOther || document.documentElement.dataset.pending !== undefined) return undefined;
  const data = document.getElementById('loader-data')?.textContent;
  return data ? readPageData(data, container) : undefined;
}

/** React adopts the head's tags only when it hydrates; otherwise the page would have two titles. */
export function removePrerenderedHead(): void {
  const managed =
    'title, [rel=canonical], [rel=alternate], [name=description], [name=robots], [property], [name^=twitter]';
  for (const element of document.head.querySelectorAll(managed)) element.remove();
}
