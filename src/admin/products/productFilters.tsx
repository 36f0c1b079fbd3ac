import { BooleanInput, SelectInput, TextInput, useGetList } from 'react-admin';
import type { Category } from '../../shared/catalogue/category';
import type { Industry } from '../../shared/catalogue/industry';
import { ALL } from '../data/allRecords';
import type { FilterProps } from '../list/filterProps';

function CategoryFilter(props: FilterProps) {
  const { data } = useGetList<Category>('categories', ALL);
  return <SelectInput {...props} choices={data ?? []} emptyText="All" />;
}

function IndustryFilter(props: FilterProps) {
  const { data } = useGetList<Industry>('industries', ALL);
  return <SelectInput {...props} choices={data ?? []} emptyText="All" />;
}

export const productFilters = [
  <TextInput key="q" source="q" label="Search" alwaysOn resettable />,
  <CategoryFilter key="category" source="category" label="Category" alwaysOn />,
  <IndustryFilter key="industries" source="industries" label="Industry" alwaysOn />,
  <BooleanInput key="withoutPicture" source="withoutPicture" label="Without picture" defaultValue={true} />,
  <BooleanInput
    key="unknownCategory"
    source="unknownCategory"
    label="Unknown category"
    defaultValue={true}
  />,
];
