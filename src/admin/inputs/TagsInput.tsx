import { TextArrayInput } from 'react-admin';
import { removableChips, useBackspaceHint } from './removableChips';

type Props = { source: string; label: string; suggestions: readonly string[] };

/** Free-form tags as chips, with those already in use as suggestions. */
export const TagsInput = ({ source, label, suggestions }: Props) => (
  <TextArrayInput
    source={source}
    label={label}
    options={suggestions}
    filterSelectedOptions
    renderValue={chips}
    parse={singleTags}
    helperText={`Press Enter after each tag, or after several with commas between them. ${useBackspaceHint()}`}
  />
);

const chips = removableChips((tag: string) => tag);

/** Splits what was typed or pasted at its commas. */
const singleTags = (chosen: readonly string[]): string[] => {
  const tags = chosen.flatMap((text) => text.split(',')).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
};
