import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';

type Props = { source: string; label: string; suggestions: readonly string[] };

/** Free words as chips, with those in use already as suggestions. */
export function TagsInput({ source, label, suggestions }: Props) {
  const { field } = useInput<string[]>({ source, defaultValue: [], parse: (value) => value });
  const tags: string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={suggestions.filter((tag) => !tags.includes(tag))}
      value={tags}
      onChange={(_event, chosen) => field.onChange(singleTags(chosen))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText="Press Enter after each tag, or after several with commas between them. Backspace removes the last one."
        />
      )}
    />
  );
}

/** What was typed or pasted may be several, parted by commas. */
const singleTags = (chosen: readonly string[]): string[] => {
  const tags = chosen.flatMap((text) => text.split(',')).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
};
