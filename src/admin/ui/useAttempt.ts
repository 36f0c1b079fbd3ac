import { useState } from 'react';
import { messageOf } from '../words/messageOf';

/**
 * What the owner asks a dialog or a panel for. While it `isBusy` its buttons are to rest: another press would do it once
 * more. `failure` is why it was not done, in words, and empty while nothing failed.
 * @param otherwise what is said of an error that has no words for the owner
 */
export function useAttempt(otherwise: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error, otherwise));
    } finally {
      setBusy(false);
    }
  }

  return { attempt, isBusy, failure, forget: () => setFailure('') };
}
