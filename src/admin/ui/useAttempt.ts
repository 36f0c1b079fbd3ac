import { useState } from 'react';
import { messageOf, pressAgain } from '../words/messageOf';

/**
 * Runs an action that the owner asked for. A second click while `isBusy` would run it again, which BusyButton prevents.
 * `failure` says why it failed, and is '' otherwise.
 * @param fallbackMessage the message for an error that has none for the owner
 */
export function useAttempt(fallbackMessage: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  /** @param button the label of the button that was pressed, for a message that asks to press it again */
  async function attempt(work: () => Promise<void>, button?: string): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error, fallbackMessage, button && pressAgain(button)));
    } finally {
      setBusy(false);
    }
  }

  return { attempt, isBusy, failure, forget: () => setFailure('') };
}
