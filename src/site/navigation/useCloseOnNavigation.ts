import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes what stands above the page when the page under it changes, also by the browser's Back. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
}
