import { DateInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { localDate } from '../words/dates';

/** The day of publication, which a stored article has and keeps. It hides nothing until it comes. */
export function PublishedInput({ isStored }: { isStored: boolean }) {
  const day: string | null = useWatch({ name: 'datePublished' });
  const liesAhead = (day ?? '') > localDate(new Date());
  return (
    <DateInput
      source="datePublished"
      label="Published on"
      isRequired={isStored}
      helperText={
        liesAhead
          ? 'This day lies ahead, but the article does not wait for it: it shows at once.'
          : !isStored && 'Left empty, it is the day on which you save.'
      }
    />
  );
}
