import { Button } from '@mui/material';
import { NumberInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { readingTime } from '../../shared/catalogue/article';

/** Minutes to read; what the text's length proposes is taken where the field is left empty. */
export function ReadTimeInput() {
  const { setValue } = useFormContext();
  const content: string | null = useWatch({ name: 'content' });
  const readTime: number | null = useWatch({ name: 'readTime' });
  const proposed = readingTime(content ?? '');
  return (
    <>
      <NumberInput
        source="readTime"
        label="Minutes to read"
        min={1}
        step={1}
        helperText={`The text takes about ${proposed} ${proposed === 1 ? 'minute' : 'minutes'}. Left empty, that is used.`}
      />
      {readTime !== proposed && (
        <Button onClick={() => setValue('readTime', proposed, { shouldDirty: true })}>Use {proposed}</Button>
      )}
    </>
  );
}
