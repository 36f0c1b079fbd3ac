import type { Ref } from 'react';
import { DateInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { localDate } from '../words/dates';
import { fieldLabel } from '../words/fieldLabel';

type Props = {
  isStored: boolean;
  /** Gets the input, because only that knows a half-typed date from none. */
  ref: Ref<HTMLInputElement>;
};

/**
 * The publication date, required of a stored article. A future date does not hide the article until then. What is below
 * stays in place when a press on Save takes the focus from here, or the press would miss the button.
 */
export function PublishedInput({ isStored, ref }: Props) {
  const { setValue } = useFormContext();
  const day: string | null = useWatch({ name: 'datePublished' });
  return (
    <DateInput
      source="datePublished"
      label={fieldLabel('blog', 'datePublished')}
      required={isStored}
      // By itself, it gives the form an emptied date only once it loses the focus.
      onChange={({ target }) => {
        if (target.value === '') setValue('datePublished', null, { shouldDirty: true });
      }}
      slotProps={{ htmlInput: { ref } }}
      helperText={helpOn(day, isStored)}
    />
  );
}

/** Undefined for a blank line, unlike false, for which there would be no line. */
function helpOn(day: string | null, isStored: boolean): string | undefined {
  if ((day ?? '') > localDate(new Date()))
    return 'This day lies ahead, but the article does not wait for it: it shows at once.';
  return isStored ? undefined : 'Left empty, it is the day on which you save.';
}
