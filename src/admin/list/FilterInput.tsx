import { I18nContext, SelectInput } from 'react-admin';
import { useWording } from '../words/useWording';

/** The props that react-admin requires of a list's filter. */
export type FilterProps = { source: string; label: string; alwaysOn?: boolean };

type Props = FilterProps & { choices: { id: string; name: string }[] };

/** Filters a list by one of these choices. To a screen reader, react-admin calls the first entry "Clear value". */
export const FilterInput = (props: Props) => (
  <I18nContext value={useWording('ra.action.clear_input_value', ALL_RECORDS)}>
    <SelectInput {...props} emptyText={ALL_RECORDS} />
  </I18nContext>
);

const ALL_RECORDS = 'All';
