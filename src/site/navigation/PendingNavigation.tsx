import { useEffect, useState } from 'react';
import { createPath } from 'react-router-dom';
import { LoadingScreen } from '../ui/LoadingScreen';
import { usePending } from './settledRouter';

/** Milliseconds. Most pages arrive before a spinner would register. */
const SPINNER_DELAY = 250;
/** Milliseconds after which a request counts as stalled. */
const LONGEST_WAIT = 10_000;

/**
 * The full-screen spinner, shown while the next page's code or data is being fetched. If that stalls, the page is opened
 * by a full page load: the host's files of pages need neither.
 */
export function PendingNavigation() {
  const pending = usePending();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!pending) return;
    const spinner = setTimeout(() => setIsLate(true), SPINNER_DELAY);
    const load = setTimeout(() => {
      if (!navigator.onLine) return;
      // Going back, the browser has the address already; assigned again, one with a fragment would load nothing.
      if (createPath(location) === createPath(pending)) location.reload();
      else location.assign(createPath(pending));
    }, LONGEST_WAIT);
    return () => {
      clearTimeout(spinner);
      clearTimeout(load);
      setIsLate(false);
    };
  }, [pending]);

  return pending && isLate ? <LoadingScreen /> : null;
}
