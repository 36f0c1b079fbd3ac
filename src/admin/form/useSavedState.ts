import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { ResourceName } from '../../shared/storage/keys';
import { useResourceName } from '../data/useResourceName';
import { equal } from '../records/equality';
import { merge } from '../records/merge';
import { pathWords } from '../words/fieldLabel';
import { useConflict } from './ConflictProvider';
import type { useLastSave } from './useLastSave';

type AfterFilling = RefObject<(() => void) | undefined>;

/** Holds what must run as soon as react-admin has filled the form with another record. */
export const AfterFillingContext = createContext<AfterFilling | undefined>(undefined);

/**
 * Runs what the returned ref holds right after react-admin has filled the form. Call it in a parent of the form: the
 * form is filled in an effect, and a parent's effects run after its children's. Any later, as in a microtask, React would
 * already have shown the filled-in text, with the caret at its end.
 */
export function useAfterFilling(): AfterFilling {
  const record = useRecordContext();
  const afterFilling: AfterFilling = useRef(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the form is filled with a record
  useEffect(() => {
    afterFilling.current?.();
    afterFilling.current = undefined;
  }, [record]);
  return afterFilling;
}

/**
 * For a form that stays open once it is saved. By itself, react-hook-form then counts everything in it as saved, and if
 * the save changed the record, react-admin fills the form again and overwrites newer typing. This marks only what was
 * submitted as saved; what was typed meanwhile stays as an unsaved change.
 * @param onClose closes the form, if it does not stay open: called after a conflict, whose dialog saves without the form
 */
export function useSavedState(
  { wasSaved, stored }: ReturnType<typeof useLastSave>,
  onClose?: () => void,
): void {
  const record = useRecordContext();
  const resource = useResourceName();
  const afterFilling = useContext(AfterFillingContext);
  // What is typed during a save would be lost.
  if (!afterFilling) throw new Error('This form is not in a FormShell.');
  const { getValues, reset, setError } = useFormContext();
  const { isSubmitting, isSubmitSuccessful, defaultValues } = useFormState();
  const id = record?.id;
  const { resolved } = useConflict();
  /** The last save's values, until it is refused or the form shows its result. */
  const submitted = useRef<Submitted>(undefined);
  /** The last save's values, refused or not. */
  const lastSubmitted = useRef<Submitted>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the record and its values count as they are when a save begins
  useLayoutEffect(() => {
    if (isSubmitting) {
      wasSaved.current = false;
      const former = { record, values: structuredClone(defaultValues ?? {}) };
      submitted.current = lastSubmitted.current = { id, values: structuredClone(getValues()), former };
    } else if (!wasSaved.current) submitted.current = undefined;
  }, [isSubmitting, wasSaved, id, getValues]);

  useEffect(() => {
    if (!isSubmitSuccessful || id === undefined || !submitted.current) return;
    const { values, former } = submitted.current;
    const typed = structuredClone(getValues());
    // Nothing that was submitted made a difference, so the form is not filled again: it would go on showing as saved what
    // was not stored, such as a product in a list that was deleted meanwhile.
    const shown = equal(stored.current, former.record) ? former.values : values;
    reset(shown);
    if (!equal(typed, values)) reset(merge(values, typed, shown).merged, { keepDefaultValues: true });
  }, [isSubmitSuccessful, id, stored, getValues, reset]);

  // A save that was refused because of a conflict was accepted after all: the form closes, or is about to hold its result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each conflict that was resolved
  useEffect(() => {
    if (resolved === 0 || !lastSubmitted.current) return;
    const { values } = lastSubmitted.current;
    if (onClose && equal(getValues(), values)) {
      reset(values);
      onClose();
    } else submitted.current = { ...lastSubmitted.current, wasConflict: true };
  }, [resolved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs before the form is filled with a record
  useEffect(() => {
    if (!submitted.current || submitted.current.id !== id) return;
    const { values, wasConflict } = submitted.current;
    const typed = structuredClone(getValues());
    submitted.current = undefined;
    if (equal(typed, values)) return;
    afterFilling.current = () => {
      const { merged, clashes } = merge(values, typed, getValues());
      reset(merged, { keepDefaultValues: true });
      if (wasConflict && clashes.length > 0)
        setError('root.serverError', { message: replacesTheirs(resource, clashes) });
    };
  }, [record]);
}

/** Submitted values, the id of their record, and what that and the form held before. */
type Submitted = {
  id: unknown;
  values: FieldValues;
  former: { record: unknown; values: FieldValues };
  wasConflict?: boolean;
};

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
