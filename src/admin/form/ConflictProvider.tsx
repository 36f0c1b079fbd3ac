import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type HttpError, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ConflictError } from '../data/errors';
import { RESTORE } from '../data/writes';
import { areDraftsKept } from '../drafts/ownDraft';
import { useGiveUpDrafts } from '../drafts/useGiveUpDrafts';
import type { Values } from '../records/parts';
import { useAttempt } from '../ui/useAttempt';
import { useIsUnmounted } from '../ui/useIsUnmounted';
import { messageOf } from '../words/messageOf';
import { ConflictDialog } from './ConflictDialog';

type Conflict = {
  report?: (error: unknown) => void;
  /** The dialog with both versions of the open form's record is shown, and says all there is to say. */
  isOpen: boolean;
  /**
   * The open form is being left because its record is deleted: it does not ask, and the draft of what was typed stays,
   * because the record can come back.
   */
  isLeavingDeleted: boolean;
  /** Sets `isLeavingDeleted`, and then calls `go`, which leaves the form. */
  leaveDeleted: (go: () => void) => void;
  /** What was stored when a conflict last ended in a save. */
  resolved?: Values;
};

const ConflictContext = createContext<Conflict>({
  isOpen: false,
  isLeavingDeleted: false,
  leaveDeleted: (go) => go(),
});

/** The state of the open form's conflicts; outside ConflictProvider there are none. */
export const useConflict = (): Omit<Conflict, 'report' | 'leaveDeleted'> => useContext(ConflictContext);

/**
 * Returns a function for a form whose record was deleted, which leaves it as `isLeavingDeleted` says. Not once the form is
 * gone: after a deletion that took long, another one may be open.
 */
export function useLeaveDeleted(): Conflict['leaveDeleted'] {
  const { leaveDeleted } = useContext(ConflictContext);
  const isUnmounted = useIsUnmounted();
  return (go) => {
    if (!isUnmounted.current) leaveDeleted(go);
  };
}

/**
 * Returns what a form calls when saving failed: a conflict opens a dialog with both versions, and what the form cannot
 * show itself becomes a notification. The form keeps what was typed.
 */
export function useSaveErrors(): (error: unknown) => void {
  const { report } = useContext(ConflictContext);
  if (!report) throw new Error('useSaveErrors must be used within ConflictProvider.');
  return report;
}

const NOT_SAVED = 'The change was not saved.';
const NOT_KEPT =
  'This browser could not keep what you typed for later. Leave it deleted, and lose what you typed?';

export function ConflictProvider({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const address = `${pathname}${hash}`;
  const [conflict, setConflict] = useState<ConflictError>();
  /** The address at which its dialog is open. */
  const [formAddress, setFormAddress] = useState(address);
  const { attempt, isBusy, failure, forget } = useAttempt(NOT_SAVED);
  /** Leaves the open form. */
  const [go, setGo] = useState<() => void>();
  const [resolved, setResolved] = useState<Values>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const giveUpDrafts = useGiveUpDrafts();

  const report = useCallback(
    (error: unknown) => {
      if (error instanceof ConflictError) {
        setConflict(error);
        setFormAddress(address);
      }
      // The form itself shows what is in `body.errors`.
      else if (!(error as HttpError).body?.errors) notify(messageOf(error, NOT_SAVED), { type: 'error' });
    },
    [notify, address],
  );

  const leaveDeleted = (how: () => void) => setGo(() => how);

  async function save({ resource, base, theirs }: ConflictError, data: Values) {
    try {
      const { data: stored } = await dataProvider.update(resource, {
        id: base.id,
        data,
        // Compared again, so that a third change in between is reported as well.
        previousData: theirs ?? base,
        meta: theirs ? undefined : RESTORE,
      });
      setConflict(undefined);
      setResolved(stored);
      notify('ra.notification.updated', { type: 'info' });
      refresh();
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      setConflict(error);
    }
  }

  function close() {
    setConflict(undefined);
    forget();
  }

  // Back leaves the form under the dialog. One whose choice is being saved stays, to say if that failed.
  if (conflict && formAddress !== address) {
    if (isBusy) setFormAddress(address);
    else close();
  }

  function discard({ resource, theirs }: ConflictError) {
    if (!theirs && !areDraftsKept() && !window.confirm(NOT_KEPT)) return;
    close();
    if (theirs) {
      // First, because the form loses what was typed as soon as it is filled with the other version.
      void giveUpDrafts();
      refresh();
    } else leaveDeleted(() => redirect('list', resource));
  }

  // In an effect, which runs after those of the children: by then the form knows that it is left, and does not ask.
  useEffect(() => {
    if (!go) return;
    go();
    setGo(undefined);
  }, [go]);

  return (
    <ConflictContext
      value={{
        report,
        isOpen: conflict !== undefined,
        isLeavingDeleted: go !== undefined,
        leaveDeleted,
        resolved,
      }}
    >
      {children}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          isBusy={isBusy}
          failure={failure}
          onSave={(data, button) => void attempt(() => save(conflict, data), button)}
          onDiscard={() => discard(conflict)}
          onClose={close}
        />
      )}
    </ConflictContext>
  );
}
