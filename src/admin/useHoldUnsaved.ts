import { useEffect } from 'react';
import { unsaved } from './holds';

/** While something is unsaved: the browser asks before it closes the page, and a logout in another tab waits. */
export function useHoldUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? unsaved.hold() : undefined), [isUnsaved]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
