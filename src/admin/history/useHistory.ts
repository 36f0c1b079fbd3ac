import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Change } from './change';
import { listChanges } from './database';
import { hasHistoryFailed, onHistoryChange, onHistoryFailure } from './historyNews';

/** The kept changes, newest first and kept up to date; `reading` at first, `unavailable` if they cannot be read. */
export function useHistory(): Change[] | 'reading' | 'unavailable' {
  const [changes, setChanges] = useState<Change[] | 'reading' | 'unavailable'>('reading');
  useEffect(() => {
    let isOn = true;
    const read = () => {
      const show = (found: Change[]) => isOn && setChanges(found);
      listChanges(show).then(show, () => isOn && setChanges('unavailable'));
    };
    read();
    const stop = onHistoryChange(read);
    return () => {
      isOn = false;
      stop();
    };
  }, []);
  return changes;
}

/** Whether the last change of this page could not be kept in the history; the next one hardly can be, either. */
export const useHistoryFails = (): boolean => useSyncExternalStore(onHistoryFailure, hasHistoryFailed);
