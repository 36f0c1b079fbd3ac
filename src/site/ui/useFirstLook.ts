import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/** More cards than most windows show. */
const FIRST_LOOK = 12;

/**
 * The records of a long list, of which a page that is turned to shows the first ones before it renders the others.
 * One that is gone back to has them all at once, for it stands where it was left.
 */
export function useFirstLook<T>(records: T[]): T[] {
  const isBack = useNavigationType() === 'POP';
  return useDeferredValue(records, isBack ? undefined : records.slice(0, FIRST_LOOK));
}
