import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { MessageOptions } from '../layout/AdminNotification';
import { leaveOwnDrafts } from './ownDraft';
import { wordsOfLeaving } from './UndoLeaving';

/** Returns a function that ends the drafts of this tab's forms, once the owner agreed to lose them, and offers Undo. */
export function useLeaveDrafts(): () => Promise<void> {
  const notify = useNotify();
  return useCallback(async () => {
    for (const draft of await leaveOwnDrafts()) {
      const options: MessageOptions = { left: draft };
      notify(wordsOfLeaving(draft), { type: 'info', ...options });
    }
  }, [notify]);
}
