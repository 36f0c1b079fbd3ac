import { useSyncExternalStore } from 'react';
import { hasHistoryFailed, onHistoryFailure } from './historyNews';

/** Whether the last change of this page could not be kept in the history: then the next one can hardly be, either. */
export const useHistoryFails = (): boolean => useSyncExternalStore(onHistoryFailure, hasHistoryFailed);
