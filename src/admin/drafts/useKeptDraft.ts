import { type RefObject, useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useIsSaveUndecided, useIsUnsaved } from '../form/useIsUnsaved';
import type { AnyRecord } from '../records/anyRecord';
import type { FormKey } from './draft';
import { beginDraft, type OwnDraft } from './ownDraft';

/** Milliseconds between the last keystroke and keeping what was typed. */
const PAUSE = 1000;

/**
 * Keeps what is unsaved in the form until it is saved or dropped. Also keeps it whenever the page is hidden, because a
 * phone may then discard the page without warning.
 *
 * @param isBeingFilled whether a draft is being put into the form: then having no dirty field yet does not mean that it
 * was saved
 * @returns a ref to the form's draft, if it has one; a lost draft that the form took over can be put there
 */
export function useKeptDraft(
  { resource, recordId }: FormKey,
  isBeingFilled: boolean,
): RefObject<OwnDraft | undefined> {
  const record = useRecordContext<AnyRecord>();
  const { getValues, subscribe } = useFormContext();
  const isUnsaved = useIsUnsaved();
  const isSaveUndecided = useIsSaveUndecided();
  const own = useRef<OwnDraft>(undefined);
  const base = useRef(record);
  base.current = record;

  useEffect(() => {
    if (isUnsaved || isBeingFilled || isSaveUndecided) return;
    own.current?.drop();
    own.current = undefined;
  }, [isUnsaved, isBeingFilled, isSaveUndecided]);

  useEffect(() => {
    if (!isUnsaved) return;
    own.current ??= beginDraft({ resource, recordId });
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => {
      clearTimeout(timer);
      own.current?.keep({ base: recordId ? base.current : undefined, values: getValues() });
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    };
    const keepHidden = () => document.visibilityState === 'hidden' && keep();
    keepSoon();
    const stop = subscribe({ formState: { values: true }, callback: keepSoon });
    document.addEventListener('visibilitychange', keepHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', keepHidden);
      window.removeEventListener('pagehide', keep);
    };
  }, [isUnsaved, resource, recordId, getValues, subscribe]);

  useEffect(() => () => own.current?.close(), []);
  return own;
}
