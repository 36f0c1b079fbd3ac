import { useHistory, useHistoryFails } from './kept/useHistory';

/** What is said of the history before a deletion, a reset or a loaded file: not every browser can keep it. */
export function useHistoryNote(what: 'it' | 'them'): string {
  const isUnavailable = useHistory() === 'unavailable';
  return useHistoryFails() || isUnavailable
    ? `The history cannot keep changes at the moment, so nothing can bring ${what} back. Download the content first.`
    : `The history can bring ${what} back.`;
}
