import { BooleanInput, TextInput } from 'react-admin';
import { useAllRecords } from '../data/allRecords';
import { FilterInput, type FilterProps } from '../list/FilterInput';

/** @param of whose records; react-admin sets `resource` to the list's own */
function RecordFilter({ of, ...props }: FilterProps & { of: 'categories' | 'industries' }) {
  const { data } = useAllRecords(of);
  return <FilterInput {...props} choices={data ?? []} />;
}

const only = (source: string, label: string) => (
  <BooleanInput key={source} source={source} label={label} defaultValue={true} />
);

export const productFilters = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <RecordFilter key="category" of="categories" source="category" label="Category" alwaysOn />,
  <RecordFilter key="industries" of="industries" source="industries" label="Industry" alwaysOn />,
  only('withoutPicture', 'Without picture'),
  only('pictureFromFile', 'Pictures from files'),
  only('unknownCategory', 'Unknown category'),
];
