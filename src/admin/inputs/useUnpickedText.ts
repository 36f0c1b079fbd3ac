import { createFilterOptions } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { plainName } from '../records/plainName';
import { noneNamed } from '../words/noneNamed';

type Choice = { id: string; name: string };

const matching = createFilterOptions<Choice>();

/**
 * For an autocomplete whose choices are picked by typing: text that was not picked is never dropped without a word.
 * Enter picks the first match and never saves the form. When the input is left, the only choice of exactly that name or
 * the only match is picked; any other text stays, with a warning below.
 * @param choices what can still be picked
 * @param words what a choice is called, and what to say once there is none left
 */
export function useUnpickedText(choices: readonly Choice[], words: { one: string; noneLeft: string }) {
  const [text, setText] = useState('');
  const matches = matching([...choices], { inputValue: text, getOptionLabel: ({ name }) => name });
  const exact = matches.filter(({ name }) => plainName(name) === plainName(text));
  const meant = text === '' ? undefined : (only(exact) ?? only(matches));

  return {
    text,
    /** What the text can only mean: to be the first choice, because that is the one picked. */
    meant,
    warning: text === '' ? undefined : `“${text}” is not added yet: pick one from the list.`,
    autocomplete: {
      autoHighlight: true,
      autoSelect: meant !== undefined,
      clearOnBlur: false,
      noOptionsText: text === '' ? words.noneLeft : noneNamed(words.one, text),
      onInputChange: (_event: unknown, typed: string, reason: string) =>
        setText(reason === 'input' ? typed : ''),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && text !== '') event.preventDefault();
      },
    },
  };
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/** The choices, beginning with the given one. */
export const beginningWith = <T extends Choice>(first: Choice | undefined, choices: readonly T[]): T[] => [
  ...choices.filter(({ id }) => id === first?.id),
  ...choices.filter(({ id }) => id !== first?.id),
];
