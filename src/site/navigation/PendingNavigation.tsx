import { useEffect, useState } from 'react';
import { LoadingScreen } from '../layout/LoadingScreen';
import { useIsNavigating } from './settledRouter';

/** Milliseconds. Most pages arrive before a spinner would register. */
const SPINNER_DELAY = 250;

/** The full-screen spinner, shown while the next page's code or data is being fetched. */
export function PendingNavigation() {
  const isPending = useIsNavigating();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), SPINNER_DELAY);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);

  return isPending && isLate ? <LoadingScreen /> : null;
}
