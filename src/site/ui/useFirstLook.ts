import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** More cards than most windows show, where they stand side by side and where they stand below each other. */
const WINDOWFUL = { wide: 12, narrow: 4 };

/**
 * How much of a page to render now: after a link first what fits the window, then the rest. All at once after Back (for
 * its scroll position), on a full load (it came as HTML) and on updates.
 */
export function useFirstLook(): 'wide' | 'narrow' | 'whole' {
  const isBack = useNavigationType() === 'POP';
  const [isWhole, setWhole] = useState(isBack);
  useEffect(() => {
    // Only once the first part is painted: React would use the time in which a picture moves, and delay that paint.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setWhole(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (isWhole) return 'whole';
  return matchMedia('(min-width: 768px)').matches ? 'wide' : 'narrow';
}

/** The cards of a long list that are to be rendered. */
export function useFirstCards<T>(cards: T[]): T[] {
  const look = useFirstLook();
  return look === 'whole' ? cards : cards.slice(0, WINDOWFUL[look]);
}
