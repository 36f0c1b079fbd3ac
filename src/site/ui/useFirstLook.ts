import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** More cards than most windows show, where they stand side by side and where they stand below each other. */
const WINDOWFUL = { wide: 12, narrow: 4 };

/**
 * What of a page is to be rendered: of one that is turned to, what a window shows before the rest. One that is gone
 * back to is whole at once, for it stands where it was left; so is one that comes as HTML, and one that changes.
 */
export function useFirstLook(): 'wide' | 'narrow' | 'whole' {
  const isBack = useNavigationType() === 'POP';
  const [isWhole, setWhole] = useState(isBack);
  useEffect(() => {
    // After that has been painted: while a picture moves to its place, React would find the time before.
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
