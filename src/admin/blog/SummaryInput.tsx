import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DESCRIPTION_LIMIT } from '../../shared/pageTitle';
import { LetterCount } from '../inputs/LetterCount';

/** An article's summary, which search engines are told as its description. */
export function SummaryInput() {
  const summary: string = useWatch({ name: 'summary' }) ?? '';
  const help = (
    <>
      What lists and search results say. <LetterCount text={summary} limit={DESCRIPTION_LIMIT} />
    </>
  );
  return <TextInput source="summary" multiline minRows={2} helperText={help} />;
}
