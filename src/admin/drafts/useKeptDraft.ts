import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useConflict } from '../form/ConflictProvider';
import { useIsUnsaved } from '../form/useIsUnsaved';
import type { AnyRecord } from '../records/anyRecord';
import type { FormKey } from './draft';
import { beginDraft, type OwnDraft } from './ownDraft';

/** Milliseconds after which a keystroke is kept at the latest. */
const DELAY = 1000;

/**
 * Keeps what is unsaved in the form until it is saved or given up. Also keeps it when the form is left, and whenever the
 * page is hidden or about to close, because it may then go without warning.
 *
 * @param isBeingFilled whether a draft is being put into the form, which has no dirty field yet, but was not saved
 * @returns a ref to the form's draft, if it has one; an offered draft that the form took over can be put there
 */
export function useKeptDraft(
  { resource, recordId }: FormKey,
  isBeingFilled: boolean,
): RefObject<OwnDraft | undefined> {
  const record = useRecordContext<AnyRecord>();
  const { getValues, subscribe } = useFormContext();
  const isUnsaved = useIsUnsaved();
  const { isLeavingDeleted } = useConflict();
  const own = useRef<OwnDraft>(undefined);
  const base = useRef(record);
  base.current = record;

  // In a layout effect, and so before `unsaved` is let go: the tab may then follow a logout elsewhere, which removes all
  // drafts that are still open.
  useLayoutEffect(() => {
    if (!isLeavingDeleted) return;
    // Stays the form's draft, so that the form begins no second one in its last moment.
    own.current?.keepNow();
    own.current?.close();
  }, [isLeavingDeleted]);

  useEffect(() => {
    if (isUnsaved || isBeingFilled || isLeavingDeleted) return;
    own.current?.remove();
    own.current = undefined;
  }, [isUnsaved, isBeingFilled, isLeavingDeleted]);

  useEffect(() => {
    if (!isUnsaved || isBeingFilled) return;
    own.current ??= beginDraft({ resource, recordId });
    const draft = own.current;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(waiting);
      waiting = undefined;
      draft.keep({ base: recordId ? base.current : undefined, values: getValues() });
    };
    const keepSoon = () => {
      waiting ??= setTimeout(keep, DELAY);
    };
    // While nothing waits to be kept, nothing was typed since.
    const keepNow = () => waiting !== undefined && keep();
    draft.keepNow = keepNow;
    const keepAtEnd = () => (waiting === undefined ? draft.keepAgain() : keep());
    const keepHidden = () => document.visibilityState === 'hidden' && keepAtEnd();
    keepSoon();
    const stop = subscribe({ formState: { values: true }, callback: keepSoon });
    document.addEventListener('visibilitychange', keepHidden);
    // `beforeunload` comes before the browser's question, which leaves time to write; a phone may fire `pagehide` only.
    window.addEventListener('beforeunload', keepNow);
    window.addEventListener('pagehide', keepAtEnd);
    return () => {
      keepNow();
      stop();
      document.removeEventListener('visibilitychange', keepHidden);
      window.removeEventListener('beforeunload', keepNow);
      window.removeEventListener('pagehide', keepAtEnd);
    };
  }, [isUnsaved, isBeingFilled, resource, recordId, getValues, subscribe]);

  useEffect(() => () => own.current?.close(), []);
  return own;
}
