import { TextArrayInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChipsStatus } from './ChipsStatus';
import { removableChips, useBackspaceHint } from './removableChips';

type Props = { source: string; label: string; suggestions: readonly string[] };

/** Free-form tags as chips, with those already in use as suggestions. */
export function TagsInput({ source, label, suggestions }: Props) {
  const { getValues } = useFormContext();
  const backspaceHint = useBackspaceHint();
  return (
    <>
      <TextArrayInput
        source={source}
        label={label}
        options={suggestions}
        filterSelectedOptions
        renderValue={chips}
        parse={(chosen: readonly string[]) =>
          singleTags(chosen, [...(getValues(source) ?? []), ...suggestions])
        }
        helperText={`Press Enter after each tag, or after several with commas between them. ${backspaceHint}`}
      />
      <ChipsStatus names={useWatch({ name: source }) ?? NONE} />
    </>
  );
}

const NONE: readonly string[] = [];

const chips = removableChips((tag: string) => tag);

/** Splits what was typed or pasted at its commas. Tags from a file may hold commas themselves, so known ones stay whole. */
const singleTags = (chosen: readonly string[], known: readonly string[]): string[] => {
  const tags = chosen.flatMap((text) => (known.includes(text) ? text : text.split(',')));
  return [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
};
