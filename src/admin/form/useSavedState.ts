import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useRecordContext, useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import { useResourceName } from '../data/useResourceName';
import { withAllFields } from '../records/allFields';
import type { AnyRecord } from '../records/anyRecord';
import { equal, isStill } from '../records/equality';
import { merge } from '../records/merge';
import type { Values } from '../records/parts';
import { pathWords } from '../words/fieldLabel';
import { useConflict } from './ConflictProvider';

type Save = (...params: unknown[]) => Promise<{ data: Values }>;

/**
 * For a form that stays open once it is saved. By itself, react-hook-form then counts everything in it as saved, and if
 * the save changed the record, react-admin fills the form again and overwrites newer typing. Here, step by step:
 *
 * 1. A save begins, and the values that it submits are remembered.
 * 2. It is refused, and nothing changes; or it succeeds, and before anything else happens, what was stored counts as
 *    saved and is shown, with what was typed meanwhile as an unsaved change of it (`show`). This ends the submission, too:
 *    react-hook-form leaves the state of a form alone that was reset meanwhile.
 * 3. If it is refused because of a conflict and the conflict's dialog saves it after all, the same is done then.
 * 4. react-admin gets the record that was stored, and fills the form with it: what is unsaved stays (`FILLING`).
 *
 * Any other version of the record, such as what another tab stored or a draft started from, replaces what is unsaved.
 * @param onClose closes the form, if it does not stay open: called after a conflict, whose dialog saves without the form
 */
export function useSavedState(onClose?: () => void): void {
  const record = useRecordContext<AnyRecord>();
  const resource = useResourceName();
  const { getValues, reset, setError, formState } = useFormContext();
  const isStored = record?.id !== undefined;
  const { resolved } = useConflict();
  /** The last save's values, refused or not. */
  const submitted = useRef<Values>(undefined);
  /** The record that the form shows, or is about to show. */
  const shown = useRef<Values | undefined>(record);

  /** Returns the paths of what was both stored and typed since it was submitted. */
  const show = useCallback(
    (stored: Values): readonly string[] => {
      const typed = structuredClone(getValues());
      const saved = withAllFields(collections[resource].schema, stored);
      shown.current = stored;
      reset(saved);
      if (!submitted.current || equal(typed, submitted.current)) return [];
      const { merged, clashes } = merge(submitted.current, typed, saved);
      reset(merged, { keepDefaultValues: true });
      return clashes;
    },
    [resource, getValues, reset],
  );

  const watch = useCallback(
    async (...params: [...unknown[], Save]) => {
      const save = params.pop() as Save;
      submitted.current = structuredClone(getValues());
      const result = await save(...params);
      if (isStored) show(result.data);
      return result;
    },
    [isStored, getValues, show],
  );
  useRegisterMutationMiddleware(watch);

  // Both in layout effects, and so before react-admin fills the form, which it does in an ordinary one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each conflict that was resolved
  useLayoutEffect(() => {
    if (!resolved || !submitted.current) return;
    const isAsSubmitted = equal(getValues(), submitted.current);
    const clashes = show(resolved);
    if (onClose && isAsSubmitted) onClose();
    else if (clashes.length > 0) setError('root.serverError', { message: replacesTheirs(resource, clashes) });
  }, [resolved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the record changes
  useLayoutEffect(() => {
    if (!record || (shown.current && isStill(resource, record, shown.current))) return;
    shown.current = record;
    reset(formState.defaultValues);
  }, [record]);
}

/** How react-admin fills such a form with its record: what is unsaved stays, and so does what is said of it. */
export const FILLING = { resetOptions: { keepDirtyValues: true, keepErrors: true } };

const replacesTheirs = (resource: ResourceName, paths: readonly string[]) =>
  `While this was being saved you went on typing in what was changed elsewhere, too: ${paths.map((path) => pathWords(resource, path)).join(', ')}. If you save now, your version replaces the other.`;

/** For a form that closes once it is saved: keeps anything from being typed into it that the save would miss. */
export function useInertWhileSaving(inside: RefObject<HTMLElement | null>, isSaving: boolean): void {
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || !isSaving) return;
    const focused = document.activeElement;
    form.inert = true;
    return () => {
      form.inert = false;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [inside, isSaving]);
}
