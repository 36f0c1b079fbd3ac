import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../adminPaths';
import { messageOf } from '../words/messageOf';
import type { Change } from './change';
import { planRestoration, restore } from './restore';
import { lastSave } from './saveLock';
import { useHistory } from './useHistory';

/**
 * Undoes the deletion that this notification reports, as long as it is the newest save. The time is checked because the
 * newest entry is an older one if the history could not keep the deletion.
 */
export function UndoDeletion() {
  const history = useHistory();
  const newest = Array.isArray(history) ? history[0] : undefined;
  const [savedAt] = useState(lastSave);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  if (newest?.what !== 'deleted' || newest.at !== savedAt) return null;

  async function undo(deletion: Change) {
    setBusy(true);
    try {
      const plan = await planRestoration('undo', [deletion]);
      // Another tab was quicker: the owner should see what undoing would change.
      if (plan.steps.some(({ clash }) => clash)) return navigate(adminPaths.history);
      await restore(plan, plan.steps);
      notify('Put back and saved in this browser.', { type: 'info' });
    } catch (error) {
      notify(messageOf(error, 'Nothing was put back.'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button color="inherit" size="small" disabled={isBusy} onClick={() => void undo(newest)}>
      Undo
    </Button>
  );
}
