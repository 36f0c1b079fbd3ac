import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type HttpError, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import { ConflictError } from '../data/errors';
import { RESTORE } from '../data/writes';
import { messageOf } from '../words/messageOf';
import { ConflictDialog } from './ConflictDialog';

const SaveErrorContext = createContext<((error: unknown) => void) | undefined>(undefined);

/**
 * What a form does when saving failed: a conflict opens both versions, and what the form cannot say itself
 * is said in a notification. The form keeps what was typed.
 */
export function useSaveErrors(): (error: unknown) => void {
  const report = useContext(SaveErrorContext);
  if (!report) throw new Error('useSaveErrors must be used within ConflictProvider.');
  return report;
}

const ConflictContext = createContext(false);

/** Whether both versions of the open form's record stand over it, and say what there is to say. */
export const useIsInConflict = (): boolean => useContext(ConflictContext);

const DroppedContext = createContext(false);

/** Whether the owner just chose to drop what the open form holds: leaving it asks no second time. */
export const useIsDropped = (): boolean => useContext(DroppedContext);

const SettledContext = createContext(0);

/** How many conflicts ended in a save: what the open form said about the last one is over. */
export const useSettled = (): number => useContext(SettledContext);

const NOT_SAVED = 'The change was not saved.';

export function ConflictProvider({ children }: { children: ReactNode }) {
  const [conflict, setConflict] = useState<ConflictError>();
  const [isBusy, setBusy] = useState(false);
  /** Why what was chosen was not saved. */
  const [failure, setFailure] = useState('');
  /** The resource whose open form is being left. */
  const [dropped, setDropped] = useState<string>();
  const [settled, setSettled] = useState(0);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();

  const report = useCallback(
    (error: unknown) => {
      if (error instanceof ConflictError) setConflict(error);
      // The form itself says what stands in `body.errors`.
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
        // Compared again: a third change in between is reported again.
        previousData: theirs ?? base,
        meta: theirs ? undefined : RESTORE,
      });
      setConflict(undefined);
      setSettled((count) => count + 1);
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
    close();
    if (theirs) refresh();
    else setDropped(resource);
  }

  // Once the form has heard of it: a parent's effects run after its children's.
  useEffect(() => {
    if (dropped === undefined) return;
    redirect('list', dropped);
    setDropped(undefined);
  }, [dropped, redirect]);

  return (
    <SaveErrorContext.Provider value={report}>
      <SettledContext value={settled}>
        <ConflictContext value={conflict !== undefined}>
          <DroppedContext value={dropped !== undefined}>{children}</DroppedContext>
        </ConflictContext>
      </SettledContext>
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
    </SaveErrorContext.Provider>
  );
}
