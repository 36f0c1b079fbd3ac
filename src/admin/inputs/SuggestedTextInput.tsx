import { useId } from 'react';
import { TextInput } from 'react-admin';
import { Suggestions, suggestedBy } from './Suggestions';

type Props = { source: string; label: string; suggestions: readonly string[] };

/** One line of text with suggestions. */
export function SuggestedTextInput({ source, label, suggestions }: Props) {
  const id = useId();
  return (
    <>
      <TextInput source={source} label={label} slotProps={suggestedBy(id)} />
      <Suggestions id={id} words={suggestions} />
    </>
  );
}
