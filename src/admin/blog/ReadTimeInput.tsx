import { Button } from '@mui/material';
import type { Ref, WheelEvent } from 'react';
import { NumberInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Article, readingTime } from '../../shared/catalogue/article';
import { followsText } from '../records/recordRules';
import { fieldLabel } from '../words/fieldLabel';

type Props = {
  /** Gets the input, because only that knows a half-typed number from none. */
  ref: Ref<HTMLInputElement>;
};

/** Minutes to read. They follow the text's length until the owner types others, and again once the field is empty. */
export function ReadTimeInput({ ref }: Props) {
  const article = useRecordContext<Article>();
  const { clearErrors, setFocus, setValue } = useFormContext();
  const content: string | null = useWatch({ name: 'content' });
  const readTime: number | null = useWatch({ name: 'readTime' });
  const proposed = readingTime(content ?? '');
  const follows = followsText(readTime, article);
  const about = `The text takes about ${proposed} ${proposed === 1 ? 'minute' : 'minutes'}.`;

  function takeProposed() {
    setValue('readTime', proposed, { shouldDirty: true });
    clearErrors('readTime');
    // The button is gone now.
    setFocus('readTime');
  }

  return (
    <>
      <NumberInput
        source="readTime"
        label={fieldLabel('blog', 'readTime')}
        min={1}
        step={1}
        slotProps={{ htmlInput: { ref, onWheel: leave } }}
        helperText={`${about} ${follows ? 'Saving sets that, unless you type another number.' : 'Left empty, that is used.'}`}
      />
      {readTime !== proposed && !follows && <Button onClick={takeProposed}>Use {proposed}</Button>}
    </>
  );
}

/** Browsers change the number in the focused field under the pointer when the page is scrolled by the wheel. */
const leave = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur();
