import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { isUndecided } from './kept/change';
import { useHistory, useHistoryFails } from './kept/useHistory';
import { LostSaves } from './restoring/LostSaves';
import { noteLostSaves } from './saving/lostSaves';

/** Offers to restore saves that the browser's storage lost, and says once if no history can be kept. */
export function HistoryWatch() {
  const notify = useNotify();
  const history = useHistory();
  const isFailing = useHistoryFails();
  useEffect(() => {
    if (!isFailing) return;
    notify('Saved, but the history cannot keep changes at the moment: they cannot be undone.', {
      type: 'warning',
    });
  }, [isFailing, notify]);
  useEffect(() => void noteLostSaves(), []);
  const lost = Array.isArray(history) ? history.filter(isUndecided) : [];
  return lost.length > 0 ? <LostSaves lost={lost} /> : null;
}
