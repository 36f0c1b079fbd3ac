import { createFilterOptions } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';

type Choice = { id: string; name: string };

const matching = createFilterOptions<Choice>();

/**
 * For an autocomplete whose choices are picked by typing: text that was not picked is never dropped without a word.
 * Enter picks the first match and never saves the form. When the input is left, the choice of exactly that name or the
 * only match is picked; any other text stays, with a warning below.
 * @param choices what can still be picked
 */
export function useUnpickedText(choices: readonly Choice[]) {
  const [text, setText] = useState('');
  const matches = matching([...choices], { inputValue: text, getOptionLabel: ({ name }) => name });
  const exact = matches.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  const meant = text === '' ? undefined : (exact ?? (matches.length === 1 ? matches[0] : undefined));

  return {
    text,
    /** What the text can only mean: to be the first choice, because that is the one picked. */
    meant,
    warning: text === '' ? undefined : `“${text}” is not added yet: pick one from the list.`,
    autocomplete: {
      autoHighlight: true,
      autoSelect: meant !== undefined,
      clearOnBlur: false,
      onInputChange: (_event: unknown, typed: string, reason: string) =>
        setText(reason === 'input' ? typed : ''),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && text !== '') event.preventDefault();
      },
    },
  };
}

/** The choices, beginning with the given one. */
export const beginningWith = <T extends Choice>(first: Choice | undefined, choices: readonly T[]): T[] => [
  ...choices.filter(({ id }) => id === first?.id),
  ...choices.filter(({ id }) => id !== first?.id),
];
