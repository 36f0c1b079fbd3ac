import { BooleanInput, TextInput } from 'react-admin';
import { useAllRecords } from '../data/allRecords';
import { FilterInput, type FilterProps } from '../list/FilterInput';

/** @param of whose records; react-admin sets `resource` to the list's own */
function RecordFilter({ of, ...props }: FilterProps & { of: 'categories' | 'industries' }) {
  const { data } = useAllRecords(of);
  return <FilterInput {...props} choices={data ?? []} />;
}

export const productFilters = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <RecordFilter key="category" of="categories" source="category" label="Category" alwaysOn />,
  <RecordFilter key="industries" of="industries" source="industries" label="Industry" alwaysOn />,
  <BooleanInput key="withoutPicture" source="withoutPicture" label="Without picture" defaultValue={true} />,
  <BooleanInput
    key="pictureFromFile"
    source="pictureFromFile"
    label="Pictures from files"
    defaultValue={true}
  />,
  <BooleanInput
    key="unknownCategory"
    source="unknownCategory"
    label="Unknown category"
    defaultValue={true}
  />,
];
