import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useConflict } from './ConflictProvider';

/** Whether the form has unsaved changes that the owner did not choose to leave. */
export function useIsUnsaved(): boolean {
  const { isLeft } = useConflict();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  return !isLeft && !isSubmitSuccessful && Object.keys(dirtyFields).length > 0;
}

/** Returns a function that makes the form count as saved, as when its record was deleted. */
export function useLeaveUnsaved(): () => void {
  const { getValues, reset } = useFormContext();
  return () => reset(getValues());
}

/**
 * Whether a stored record's form was just saved and it is not known yet what was typed into it meanwhile
 * (useSavedState). Until then it counts neither as saved nor as unsaved.
 */
export function useIsSaveUndecided(): boolean {
  const isStored = useRecordContext()?.id !== undefined;
  const { isSubmitSuccessful } = useFormState();
  return isStored && isSubmitSuccessful;
}
