import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { MessageOptions } from '../layout/AdminNotification';
import { giveUpOwnDrafts } from './ownDraft';
import { wordsOfGivingUp } from './UndoGivingUp';

/** Returns a function that ends the drafts of this tab's forms, once the owner agreed to lose them, and offers Undo. */
export function useGiveUpDrafts(): () => Promise<void> {
  const notify = useNotify();
  return useCallback(async () => {
    for (const draft of await giveUpOwnDrafts()) {
      const options: MessageOptions = { givenUp: draft };
      notify(wordsOfGivingUp(draft), { type: 'info', ...options });
    }
  }, [notify]);
}
