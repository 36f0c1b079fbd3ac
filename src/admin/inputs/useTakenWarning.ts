import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useResourceName } from '../data/useResourceName';
import { recordName, recordsOf } from '../records/anyRecord';
import { plainName } from '../records/plainName';
import { useContent } from '../storage/useContent';
import { recordWord } from '../words/resourceLabel';

/** Warns if another record has what is typed as the name or title: nobody could tell the two apart. Empty if none has. */
export function useTakenWarning(field: 'name' | 'title'): string {
  const resource = useResourceName();
  const own = useRecordContext();
  const typed = plainName(useWatch({ name: field }));
  const content = useContent();
  const isTaken =
    content &&
    recordsOf(content, resource).some(
      (other) => other.id !== own?.id && plainName(recordName(other)) === typed,
    );
  return isTaken
    ? `Another ${recordWord(resource)} has this ${field}, so that nobody can tell the two apart.`
    : '';
}
