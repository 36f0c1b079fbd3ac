import { Box } from '@mui/material';
import { useRef } from 'react';
import { BooleanInput } from 'react-admin';
import { useAllRecords } from '../data/allRecords';
import { FilterInput, type FilterProps } from '../list/FilterInput';
import { SearchFilter } from '../list/SearchFilter';
import { useFocusGoesOn } from '../ui/useFocusGoesOn';

/** @param of whose records; react-admin sets `resource` to the list's own */
function RecordFilter({ of, ...props }: FilterProps & { of: 'categories' | 'industries' }) {
  const { data } = useAllRecords(of);
  return <FilterInput {...props} choices={data ?? []} />;
}

/** Once the button beside this filter has removed both of them, Tab goes on from the other filters. */
function SwitchFilter(props: FilterProps & { defaultValue: boolean }) {
  const field = useRef<HTMLElement>(null);
  useFocusGoesOn(field, formAround);
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        field.current = element?.closest<HTMLElement>('.filter-field') ?? field.current;
      }}
      sx={{ display: 'contents' }}
    >
      <BooleanInput {...props} />
    </Box>
  );
}

const formAround = (element: HTMLElement) => element.closest('form');

export const productFilters = [
  <SearchFilter key="q" source="q" label="Search" alwaysOn />,
  <RecordFilter key="category" of="categories" source="category" label="Category" alwaysOn />,
  <RecordFilter key="industries" of="industries" source="industries" label="Industry" alwaysOn />,
  <SwitchFilter key="withoutPicture" source="withoutPicture" label="Without picture" defaultValue />,
  <SwitchFilter key="pictureFromFile" source="pictureFromFile" label="Pictures from files" defaultValue />,
  <SwitchFilter key="unknownCategory" source="unknownCategory" label="Unknown category" defaultValue />,
];
