import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type HttpError, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import { ConflictError } from '../data/errors';
import { RESTORE } from '../data/writes';
import { areDraftsKept } from '../drafts/ownDraft';
import { messageOf } from '../words/messageOf';
import { ConflictDialog } from './ConflictDialog';

type Conflict = {
  report?: (error: unknown) => void;
  /** The dialog with both versions of the open form's record is shown, and says all there is to say. */
  isOpen: boolean;
  /** The owner just chose to leave the form of a deleted record: it does not ask again, and its draft stays. */
  isLeft: boolean;
  /** How many conflicts ended in a save: each one makes the open form's last error message obsolete. */
  resolved: number;
};

const ConflictContext = createContext<Conflict>({ isOpen: false, isLeft: false, resolved: 0 });

/** The state of the open form's conflicts; outside ConflictProvider there are none. */
export const useConflict = (): Omit<Conflict, 'report'> => useContext(ConflictContext);

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
  const [conflict, setConflict] = useState<ConflictError>();
  const [isBusy, setBusy] = useState(false);
  /** Why the owner's choice was not saved. */
  const [failure, setFailure] = useState('');
  /** The resource whose open form is being left. */
  const [left, setLeft] = useState<string>();
  const [resolved, setResolved] = useState(0);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();

  const report = useCallback(
    (error: unknown) => {
      if (error instanceof ConflictError) setConflict(error);
      // The form itself shows what is in `body.errors`.
      else if (!(error as HttpError).body?.errors) notify(messageOf(error, NOT_SAVED), { type: 'error' });
    },
    [notify],
  );

  async function save({ resource, base, theirs }: ConflictError, data: Record<string, unknown>) {
    setBusy(true);
    setFailure('');
    try {
      await dataProvider.update(resource, {
        id: base.id,
        data,
        // Compared again, so that a third change in between is reported as well.
        previousData: theirs ?? base,
        meta: theirs ? undefined : RESTORE,
      });
      setConflict(undefined);
      setResolved((count) => count + 1);
      notify('ra.notification.updated', { type: 'info' });
      refresh();
    } catch (error) {
      if (error instanceof ConflictError) setConflict(error);
      else setFailure(messageOf(error, NOT_SAVED));
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setConflict(undefined);
    setFailure('');
  }

  function discard({ resource, theirs }: ConflictError) {
    if (!theirs && !areDraftsKept() && !window.confirm(NOT_KEPT)) return;
    close();
    if (theirs) refresh();
    else setLeft(resource);
  }

  // Runs after the form's own effects, by which it stops asking: a parent's effects run after its children's.
  useEffect(() => {
    if (left === undefined) return;
    redirect('list', left);
    setLeft(undefined);
  }, [left, redirect]);

  return (
    <ConflictContext value={{ report, isOpen: conflict !== undefined, isLeft: left !== undefined, resolved }}>
      {children}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          isBusy={isBusy}
          failure={failure}
          onSave={(data) => void save(conflict, data)}
          onDiscard={() => discard(conflict)}
          onClose={close}
        />
      )}
    </ConflictContext>
  );
}
