import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAllRecords } from '../data/allRecords';
import { withUnknown } from './withUnknown';

/** A product's category. An unknown one is shown as such until another is chosen. */
export function CategoryInput() {
  const { data } = useAllRecords('categories');
  const chosen: string = useWatch({ name: 'category' }) ?? '';
  const ids = chosen ? [chosen] : [];
  return (
    <SelectInput
      source="category"
      choices={data ? withUnknown(data, ids) : ids.map((id) => ({ id, name: '…' }))}
      emptyText="None"
      helperText={!chosen && 'Without one it is found by search and in the full list only.'}
    />
  );
}
