import { useId } from 'react';
import { TextInput } from 'react-admin';

type Props = { source: string; label: string; suggestions: readonly string[] };

/** One line of text with suggestions: the browser's own list, which takes any other words too. */
export function SuggestedTextInput({ source, label, suggestions }: Props) {
  const id = useId();
  return (
    <>
      <TextInput source={source} label={label} slotProps={{ htmlInput: { list: id, autoComplete: 'off' } }} />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}
