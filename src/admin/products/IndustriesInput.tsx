import { TextField } from '@mui/material';
import { AutocompleteArrayInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Industry } from '../../shared/catalogue/industry';
import { useAllRecords } from '../data/allRecords';
import { ChipsStatus } from '../inputs/ChipsStatus';
import { removableChips, useBackspaceHint } from '../inputs/removableChips';
import { beginningWith, useUnpickedText } from '../inputs/useUnpickedText';
import { withUnknown } from './withUnknown';

type Choice = Pick<Industry, 'id' | 'name'>;

const chips = removableChips(({ name }: Choice) => name);

/** A product's industries, as chips. An unknown id is shown as such and can be removed. */
export function IndustriesInput() {
  const { data } = useAllRecords('industries');
  const { data: categories } = useAllRecords('categories');
  const chosen: string[] = useWatch({ name: 'industries' }) ?? [];
  const choices = withUnknown(data ?? [], chosen, (id) => {
    const category = categories?.find((each) => each.id === id);
    return category && `${category.name} (a category, not an industry)`;
  });
  const { meant, warning, autocomplete } = useUnpickedText(
    choices.filter(({ id }) => !chosen.includes(id)),
    { one: 'industry', noneLeft: 'The product is in every industry.' },
  );
  const backspaceHint = useBackspaceHint();
  // Chips keep the names that they are first rendered with, so wait until these are known.
  if (!data || !categories) return <TextField label="Industries" value="…" disabled />;
  return (
    <>
      <AutocompleteArrayInput<Choice>
        source="industries"
        fullWidth
        {...autocomplete}
        choices={beginningWith(meant, choices)}
        renderValue={chips}
        parse={(value: string[] | null) => value ?? []}
        helperText={
          warning ??
          `The product is listed in each of these; the industry’s own list follows. ${backspaceHint}`
        }
      />
      <ChipsStatus names={chosen.map((id) => choices.find((choice) => choice.id === id)?.name ?? id)} />
    </>
  );
}
