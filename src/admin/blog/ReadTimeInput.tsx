import { Button } from '@mui/material';
import { NumberInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Article, readingTime } from '../../shared/catalogue/article';
import { followsText } from '../records/recordRules';

/** Minutes to read. They follow the text's length until the owner types others, and again once the field is empty. */
export function ReadTimeInput() {
  const article = useRecordContext<Article>();
  const { setFocus, setValue } = useFormContext();
  const content: string | null = useWatch({ name: 'content' });
  const readTime: number | null = useWatch({ name: 'readTime' });
  const proposed = readingTime(content ?? '');
  const follows = followsText(readTime, article);
  const about = `The text takes about ${proposed} ${proposed === 1 ? 'minute' : 'minutes'}.`;

  function takeProposed() {
    setValue('readTime', proposed, { shouldDirty: true });
    // The button is gone now.
    setFocus('readTime');
  }

  return (
    <>
      <NumberInput
        source="readTime"
        label="Minutes to read"
        min={1}
        step={1}
        helperText={`${about} ${follows ? 'Saving sets that, unless you type another number.' : 'Left empty, that is used.'}`}
      />
      {readTime !== proposed && !follows && <Button onClick={takeProposed}>Use {proposed}</Button>}
    </>
  );
}
