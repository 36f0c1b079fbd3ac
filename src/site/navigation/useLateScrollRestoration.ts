import { useEffect } from 'react';
import { visitType } from '../startup/visitType';
import { layOutWhole } from './layOutWhole';

/**
 * The session storage key of the pages' scroll positions: the router's own name for it, which the privacy page lists.
 */
export const SCROLL_POSITIONS_KEY = 'react-router-scroll-positions';

/**
 * A page that is reloaded, or returned to from another site, may be shorter at first than it was: a prerendered list
 * describes only its first products. The browser then scrolls to its end, or the router to its top. Once the page is
 * long enough, this scrolls to where it was left, unless the visitor has acted by then.
 * @param key the key of the loaded page's scroll position; undefined after a navigation to another page
 */
export function useLateScrollRestoration(key: string | undefined): void {
  useEffect(() => {
    const left = key === undefined ? undefined : leftElsewhere(key);
    if (left === undefined) return;
    const moved = new AbortController();
    const growth = new ResizeObserver(() => {
      if (maxScrollTop() < left) return;
      moved.abort();
      scrollTo(0, left);
    });
    moved.signal.addEventListener('abort', () => growth.disconnect());
    for (const type of ['wheel', 'pointerdown', 'keydown'])
      addEventListener(type, () => moved.abort(), { passive: true, signal: moved.signal });
    // As the page was left, with no estimated heights.
    layOutWhole();
    growth.observe(document.body);
    return () => moved.abort();
  }, [key]);
}

/**
 * Where the page was left, in px. Undefined if it was not reloaded or returned to, if it is there already, or if the
 * visitor has moved or touched it (boot.js).
 */
function leftElsewhere(key: string): number | undefined {
  const isMoved = scrollY > 0 && scrollY < maxScrollTop() - 1;
  if (visitType() === 'navigate' || window.isTouched || isMoved) return undefined;
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '{}')[key];
    return typeof left === 'number' && Math.abs(left - scrollY) > 1 ? left : undefined;
  } catch {
    return undefined;
  }
}

/** How far down the page can be scrolled, in px. */
const maxScrollTop = (): number => document.documentElement.scrollHeight - innerHeight;
