import { useCallback, useSyncExternalStore } from 'react';
import { useRecordContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { isBlank } from '../records/parts';
import { useConflict } from './ConflictProvider';

/** Whether the form has unsaved changes that the owner should be asked about: not if its record was just deleted. */
export function useIsUnsaved(): boolean {
  const { isLeavingDeleted } = useConflict();
  const isStored = useRecordContext()?.id !== undefined;
  const { isSubmitSuccessful } = useFormState();
  const isChanged = useIsChanged();
  // The form of a new record stays as it is once that is saved; a stored record's starts from what was saved.
  const isCreated = !isStored && isSubmitSuccessful;
  return !isLeavingDeleted && !isCreated && isChanged;
}

/** Whether a field holds something else than at first. The form's own state does not tell when a text is blank again. */
function useIsChanged(): boolean {
  const { getValues, subscribe } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  const onTyping = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true }, callback }),
    [subscribe],
  );
  return useSyncExternalStore(onTyping, () => hasChanged(dirtyFields, getValues(), defaultValues));
}

/**
 * Whether what is marked as dirty differs in more than how it is blank: an emptied input gives null, while a blank text
 * is stored as '', and a new record does not have it.
 */
function hasChanged(dirty: unknown, typed: unknown, former: unknown): boolean {
  if (dirty === true) return !(isBlank(typed) && isBlank(former));
  return Object.entries(dirty ?? {}).some(([field, part]) =>
    hasChanged(part, partOf(typed, field), partOf(former, field)),
  );
}

const partOf = (value: unknown, field: string) => (value as FieldValues | null | undefined)?.[field];
