import { useHistory } from './useHistory';

/** What a question before something is lost says of the history, which not every browser can keep. */
export function useWayBack(what: 'it' | 'them'): string {
  return useHistory() === 'unavailable'
    ? `This browser keeps no history: nothing can bring ${what} back. Download the content first.`
    : `The history can bring ${what} back.`;
}
