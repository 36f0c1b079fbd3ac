import type { Ref } from 'react';
import { DateInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { localDate } from '../words/dates';
import { fieldLabel } from '../words/fieldLabel';

type Props = {
  isStored: boolean;
  /** Gets the input, because only that knows a half-typed date from none. */
  ref: Ref<HTMLInputElement>;
};

/** The publication date, required of a stored article. A future date does not hide the article until then. */
export function PublishedInput({ isStored, ref }: Props) {
  const day: string | null = useWatch({ name: 'datePublished' });
  const liesAhead = (day ?? '') > localDate(new Date());
  return (
    <DateInput
      source="datePublished"
      label={fieldLabel('blog', 'datePublished')}
      required={isStored}
      slotProps={{ htmlInput: { ref } }}
      helperText={
        liesAhead
          ? 'This day lies ahead, but the article does not wait for it: it shows at once.'
          : !isStored && 'Left empty, it is the day on which you save.'
      }
    />
  );
}
