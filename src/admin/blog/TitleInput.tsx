import { TextInput, useRecordContext } from 'react-admin';
import { spokenHelp } from '../inputs/spokenHelp';
import { useTakenWarning } from '../inputs/useTakenWarning';

/** An article's title. Warns if another article has it: its address would only get a number. */
export function TitleInput() {
  const isNew = useRecordContext()?.id === undefined;
  const taken = useTakenWarning('title');
  return <TextInput source="title" required autoFocus={isNew} {...spokenHelp(taken)} />;
}
