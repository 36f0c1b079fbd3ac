import { useId } from 'react';
import { TextInput } from 'react-admin';
import { Suggestions, suggestedBy } from '../inputs/Suggestions';

type Props = { source: string; suggestions: readonly string[] };

/** One line of text with suggestions. */
export function SuggestedTextInput({ source, suggestions }: Props) {
  const id = useId();
  return (
    <>
      <TextInput source={source} slotProps={suggestedBy(id)} />
      <Suggestions id={id} words={suggestions} />
    </>
  );
}
