import { TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { plainName } from '../records/plainName';
import { useContent } from '../storage/useContent';

/** An article's title. Warns if another article has it: its address would only get a number, and nobody tell the two apart. */
export function TitleInput() {
  const own = useRecordContext();
  const title: unknown = useWatch({ name: 'title' });
  const isTaken = useContent()?.blog.some(
    (other) => other.id !== own?.id && plainName(other.title) === plainName(title),
  );
  return (
    <TextInput
      source="title"
      required
      autoFocus={own?.id === undefined}
      helperText={isTaken ? 'Another article has this title, so that nobody can tell the two apart.' : false}
      slotProps={{ formHelperText: { role: 'status' } }}
    />
  );
}
