import { DataTable } from 'react-admin';
import type { Industry } from '../../shared/catalogue/industry';
import { OrderedList, OrderedTable } from '../list/OrderedList';

const Column = DataTable.Col<Industry>;

/** The industries are fixed: the specification lets the owner edit them, but not add or delete any. */
export const IndustryList = () => (
  <OrderedList resource="industries">
    <OrderedTable<Industry>>
      <Column label="Products" disableSort render={({ products }) => products.length} />
      <Column label="Highlighted" disableSort render={({ highlight }) => (highlight ? 'Yes' : '')} />
    </OrderedTable>
  </OrderedList>
);
