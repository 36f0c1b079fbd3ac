import { useEffect } from 'react';

/**
 * Where in the session's storage the pages' scroll positions are kept: the router's own name, told on the privacy page.
 */
export const PLACES = 'react-router-scroll-positions';

/**
 * A page reloaded, or returned to from another site, may start shorter than it was: a prerendered list describes only
 * its first products. The browser then puts the visitor at its end, or leaves it to the router, and so at its top. Once
 * the page is long enough this scrolls to where it was left, unless the visitor does something before.
 * @param key by which the place of the page that was loaded is kept; undefined once another page is turned to
 */
export function useReturnWhenGrown(key: string | undefined): void {
  useEffect(() => {
    const left = key === undefined ? undefined : leftElsewhere(key);
    if (left === undefined) return;
    const moved = new AbortController();
    const growth = new ResizeObserver(() => {
      if (lowest() < left) return;
      moved.abort();
      scrollTo(0, left);
    });
    moved.signal.addEventListener('abort', () => growth.disconnect());
    for (const type of ['wheel', 'pointerdown', 'keydown'])
      addEventListener(type, () => moved.abort(), { passive: true, signal: moved.signal });
    // As it was left, with nothing that stands there by an estimate of its height.
    document.documentElement.toggleAttribute('data-whole', true);
    growth.observe(document.body);
    return () => moved.abort();
  }, [key]);
}

/** Where the page was left, in px; undefined where it is there already or the visitor has touched it (boot.js). */
function leftElsewhere(key: string): number | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isMoved = scrollY > 0 && scrollY < lowest() - 1;
  if (visit?.type === 'navigate' || window.isTouched || isMoved) return undefined;
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')[key];
    return typeof left === 'number' && Math.abs(left - scrollY) > 1 ? left : undefined;
  } catch {
    return undefined;
  }
}

/** How far down the page can be scrolled, in px. */
const lowest = (): number => document.documentElement.scrollHeight - innerHeight;
