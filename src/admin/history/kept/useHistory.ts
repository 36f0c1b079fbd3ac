import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Change } from './change';
import { hasHistoryFailed, onHistoryChange, onHistoryFailure } from './historyNews';
import { listChanges } from './keptChanges';

/** The kept changes, newest first and kept up to date; `reading` at first, `unavailable` if they cannot be read. */
export function useHistory(): Change[] | 'reading' | 'unavailable' {
  const [changes, setChanges] = useState<Change[] | 'reading' | 'unavailable'>('reading');
  useEffect(() => {
    const read = () => {
      listChanges().then(setChanges, () => setChanges('unavailable'));
    };
    read();
    return onHistoryChange(read);
  }, []);
  return changes;
}

/** Whether the last change of this page could not be kept in the history; the next one hardly can be, either. */
export const useHistoryFails = (): boolean => useSyncExternalStore(onHistoryFailure, hasHistoryFailed);
