import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** More cards than most viewports show, side by side (`wide`) and below each other (`narrow`). */
const WINDOWFUL = { wide: 12, narrow: 4 };

/**
 * How much of a page to render now: after a link, first what fits the viewport, then the rest. Everything at once after
 * Back (for its scroll position), if the link names a place on it, on a full page load (it came as HTML) and on updates.
 * @param view what the page shows, if links change it: another view is rendered like another page
 */
export function useRenderedExtent(view = ''): 'wide' | 'narrow' | 'whole' {
  const { hash } = useLocation();
  const isAtOnce = useNavigationType() === 'POP' || hash !== '';
  const [wholeView, setWholeView] = useState(isAtOnce ? view : undefined);
  useEffect(() => {
    // Only once the first part is painted: React would otherwise work while a picture moves, and delay that paint.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setWholeView(view))));
    return () => cancelAnimationFrame(frame);
  }, [view]);
  if (isAtOnce || wholeView === view) return 'whole';
  return matchMedia('(min-width: 768px)').matches ? 'wide' : 'narrow';
}

/** The cards to be rendered now of a long list, which the address filters and orders. */
export function useRenderedCards<T>(cards: T[]): T[] {
  const extent = useRenderedExtent(useLocation().search);
  return extent === 'whole' ? cards : cards.slice(0, WINDOWFUL[extent]);
}
