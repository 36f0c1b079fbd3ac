import { useHistory, useHistoryFails } from './kept/useHistory';

/** What a confirmation of a deletion or reset says about the history, which not every browser can keep. */
export function useHistoryNote(what: 'it' | 'them'): string {
  const isUnavailable = useHistory() === 'unavailable';
  return useHistoryFails() || isUnavailable
    ? `The history cannot keep changes at the moment, so nothing can bring ${what} back. Download the content first.`
    : `The history can bring ${what} back.`;
}
