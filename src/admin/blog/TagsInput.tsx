import { useEffect, useState } from 'react';
import { TextArrayInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { typing, useHold } from '../holds';
import { ChipsStatus } from '../inputs/ChipsStatus';
import { removableChips, useBackspaceHint } from '../inputs/removableChips';
import { leaveField } from '../ui/leaveField';

/** An article's tags as chips, with those already in use as suggestions. */
export function TagsInput({ suggestions }: { suggestions: readonly string[] }) {
  const { getValues } = useFormContext();
  const tags: readonly string[] = useWatch({ name: 'tags' }) ?? NONE;
  const backspaceHint = useBackspaceHint();
  const [text, setText] = useState('');
  // It becomes a tag when the input loses the focus, which Back by key or gesture, or a reload, does not take from it.
  // Text that is a tag already stays in the input, and nothing is lost with it.
  const isHalfTyped = singleTags([text], [...tags, ...suggestions]).some((tag) => !tags.includes(tag));
  useHold(typing, isHalfTyped);
  useTakenOverByDraft(isHalfTyped);
  return (
    <>
      <TextArrayInput
        source="tags"
        fullWidth
        options={suggestions}
        filterSelectedOptions
        onInputChange={(_event, typed) => setText(typed)}
        renderValue={chips}
        parse={(chosen: readonly string[]) =>
          singleTags(chosen, [...(getValues('tags') ?? []), ...suggestions])
        }
        helperText={`Press Enter after each tag, or after several with commas between them. ${backspaceHint}`}
      />
      <ChipsStatus names={tags} />
    </>
  );
}

/** Makes it a tag before a page that is hidden or about to close keeps its draft. */
function useTakenOverByDraft(isHalfTyped: boolean) {
  useEffect(() => {
    if (!isHalfTyped) return;
    // The draft listens to the same events, but not while they are captured.
    for (const event of LAST_EVENTS) window.addEventListener(event, leaveField, true);
    return () => {
      for (const event of LAST_EVENTS) window.removeEventListener(event, leaveField, true);
    };
  }, [isHalfTyped]);
}

const LAST_EVENTS = ['visibilitychange', 'beforeunload', 'pagehide'];
const NONE: readonly string[] = [];

const chips = removableChips((tag: string) => tag);

/** Splits what was typed or pasted at its commas. Tags from a file may hold commas themselves, so known ones stay whole. */
const singleTags = (chosen: readonly string[], known: readonly string[]): string[] => {
  const tags = chosen.flatMap((text) => (known.includes(text) ? text : text.split(',')));
  return [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
};
