import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** More cards than most viewports show, side by side (`wide`) and below each other (`narrow`). */
const WINDOWFUL = { wide: 12, narrow: 4 };

/**
 * How much of a page to render now: after a link, first what fits the viewport, then the rest. Everything at once after
 * Back (for its scroll position), if the link names a place on it, on a full page load (it came as HTML) and on updates.
 */
export function useRenderedExtent(): 'wide' | 'narrow' | 'whole' {
  const isBack = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [isWhole, setWhole] = useState(isBack || hash !== '');
  useEffect(() => {
    // Only once the first part is painted: React would otherwise work while a picture moves, and delay that paint.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setWhole(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (isWhole) return 'whole';
  return matchMedia('(min-width: 768px)').matches ? 'wide' : 'narrow';
}

/** The cards of a long list to be rendered now. */
export function useRenderedCards<T>(cards: T[]): T[] {
  const extent = useRenderedExtent();
  return extent === 'whole' ? cards : cards.slice(0, WINDOWFUL[extent]);
}
