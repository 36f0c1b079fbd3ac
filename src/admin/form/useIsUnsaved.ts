import { useFormState } from 'react-hook-form';
import { useIsDropped } from './ConflictProvider';

/** Whether the form holds what was not saved, and what the owner did not choose to drop. */
export function useIsUnsaved(): boolean {
  const isDropped = useIsDropped();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  return !isDropped && !isSubmitSuccessful && Object.keys(dirtyFields).length > 0;
}
