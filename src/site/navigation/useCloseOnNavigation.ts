import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what is open above the page when the page below it changes, including by the browser's Back button. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
}
