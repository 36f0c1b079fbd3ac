import { useEffect, useState } from 'react';
import { LoadingScreen } from '../layout/LoadingScreen';
import { useIsNavigating } from './settledRouter';

/** Milliseconds. Most pages are here sooner than a spinner would be understood. */
const PATIENCE = 250;

/** The full-screen spinner, while the next page's code or data is on its way. */
export function PendingNavigation() {
  const isPending = useIsNavigating();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);

  return isPending && isLate ? <LoadingScreen /> : null;
}
