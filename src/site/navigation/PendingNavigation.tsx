import { useLayoutEffect, useState } from 'react';
import { createPath, type Location } from 'react-router-dom';
import { LoadingScreen } from '../ui/LoadingScreen';
import { onPending } from './settledRouter';

/** Milliseconds. Most pages arrive before a spinner would register. */
const SPINNER_DELAY = 250;
/** Milliseconds after which a request counts as stalled. */
const LONGEST_WAIT = 10_000;

/**
 * The full-screen spinner, shown while the next page's code or data is being fetched. If that stalls, the page is opened
 * by a full page load, which needs neither.
 */
export function PendingNavigation() {
  const [isLate, setIsLate] = useState(false);

  // Not `useEffect`: in theirs, parts of the first page may navigate already (SortMenu).
  useLayoutEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const clear = () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    };
    const stop = onPending((pending) => {
      clear();
      setIsLate(false);
      if (!pending) return;
      timers.add(setTimeout(() => setIsLate(true), SPINNER_DELAY));
      timers.add(setTimeout(() => load(pending), LONGEST_WAIT));
    });
    return () => {
      stop();
      clear();
    };
  }, []);

  return isLate ? <LoadingScreen /> : null;
}

/** Opens a page by a full page load. */
function load(page: Location): void {
  if (!navigator.onLine) return;
  // After Back, the address is there already, and assigning the same one again loads nothing if it has a fragment.
  if (createPath(location) === createPath(page)) location.reload();
  else location.assign(createPath(page));
}
