import { useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useResourceName } from '../data/useResourceName';
import { recordName, recordsOf } from '../records/anyRecord';
import { plainName } from '../records/plainName';
import { useContent } from '../storage/useContent';
import { recordWord } from '../words/resourceLabel';

/**
 * Warns if another record has what is typed as the name or title: nobody could tell the two apart. Empty if none has, and
 * while a new record is being saved: its form is there for another moment, and would take the stored one for another.
 */
export function useTakenWarning(field: 'name' | 'title'): string {
  const resource = useResourceName();
  const own = useRecordContext();
  const typed = plainName(useWatch({ name: field }));
  const content = useContent();
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  const isBeingAdded = own?.id === undefined && (isSubmitting || isSubmitSuccessful);
  const isTaken =
    content &&
    !isBeingAdded &&
    recordsOf(content, resource).some(
      (other) => other.id !== own?.id && plainName(recordName(other)) === typed,
    );
  return isTaken
    ? `Another ${recordWord(resource)} has this ${field}, so that nobody can tell the two apart.`
    : '';
}
