import { DataTable } from 'react-admin';
import type { Industry } from '../../shared/catalogue/industry';
import { NoneFound } from '../list/NoneFound';
import { NameColumn, OrderedList } from '../list/OrderedList';
import { toRecord } from '../list/toRecord';

const Column = DataTable.Col<Industry>;

/** The industries are fixed: the specification lets the owner edit them, but not add or delete any. */
export const IndustryList = () => (
  <OrderedList resource="industries">
    <DataTable<Industry>
      aria-label="Industries"
      empty={<NoneFound />}
      rowClick={toRecord}
      bulkActionButtons={false}
    >
      <NameColumn />
      <Column label="Products" disableSort render={({ products }) => products.length} />
      <Column label="Highlighted" disableSort render={({ highlight }) => (highlight ? 'Yes' : '')} />
      <Column source="subtitle" disableSort sx={{ display: { xs: 'none', md: 'table-cell' } }} />
    </DataTable>
  </OrderedList>
);
