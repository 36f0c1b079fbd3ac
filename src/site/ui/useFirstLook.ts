import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/** More cards than most windows show, where they stand side by side and where they stand below each other. */
const FIRST_LOOK = { wide: 12, narrow: 4 };
const WIDE = '(width >= 768px)';

/**
 * The records of a long list, of which a page that is turned to shows the first ones before it renders the others.
 * One that is gone back to has them all at once, for it stands where it was left; so has one that is filtered.
 */
export function useFirstLook<T>(records: T[]): T[] {
  const isBack = useNavigationType() === 'POP';
  const look = useDeferredValue('whole', isBack ? undefined : 'first');
  return look === 'whole' ? records : firstOf(records);
}

const firstOf = <T>(records: T[]) =>
  records.slice(0, FIRST_LOOK[matchMedia(WIDE).matches ? 'wide' : 'narrow']);
