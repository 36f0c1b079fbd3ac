import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../adminPaths';
import { BusyButton } from '../../ui/BusyButton';
import { isFocusFree, screenContent } from '../../ui/focusPlace';
import { useFocusGoesOn } from '../../ui/useFocusGoesOn';
import { messageOf } from '../../words/messageOf';
import type { Change } from '../kept/change';
import { useHistory } from '../kept/useHistory';
import { lastOwnSave } from '../saving/lastSave';
import { planRestoration, restore } from './restore';

/**
 * Undoes the save that this notification reports, as long as it is the newest one. The time is checked because the newest
 * entry is an older one if the history could not keep the save, and may be another tab's.
 */
export function UndoLastSave({ what }: Pick<Change, 'what'>) {
  const history = useHistory();
  const newest = Array.isArray(history) ? history[0] : undefined;
  const [savedAt] = useState(lastOwnSave);
  return newest?.what === what && newest.at === savedAt ? <UndoButton change={newest} /> : null;
}

function UndoButton({ change }: { change: Change }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  useFreeFocus(button);
  useFocusGoesOn(button, screenContent);

  async function undo() {
    setBusy(true);
    try {
      const plan = await planRestoration('undo', [change]);
      // Another tab was quicker: the owner should see what undoing would change.
      if (plan.steps.some(({ clash }) => clash)) return navigate(adminPaths.history);
      await restore(plan, plan.steps);
      notify('Put back and saved in this browser.', { type: 'info' });
    } catch (error) {
      // This button goes with its notification.
      notify(messageOf(error, 'Nothing was put back.', 'undo it under “History”'), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <BusyButton ref={button} isBusy={isBusy} color="inherit" size="small" onClick={() => void undo()}>
      Undo
    </BusyButton>
  );
}

/** How often the focus is looked for, in milliseconds. */
const PAUSE = 100;

/**
 * Takes the focus once nothing else has it, after a save by keyboard: the button that was pressed goes with what was
 * deleted or selected, some moments before or after this one is shown, and by Tab alone nobody would come here in time.
 */
function useFreeFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isFocusFree()) return;
      clearInterval(timer);
      ref.current?.focus();
      // After a save by mouse, Space is to scroll, not to undo.
      if (!ref.current?.matches(':focus-visible')) ref.current?.blur();
    }, PAUSE);
    return () => clearInterval(timer);
  }, [ref]);
}
