import {
  ColumnsButton,
  CreateButton,
  ExportButton,
  FilterButton,
  List,
  SortButton,
  TopToolbar,
} from 'react-admin';
import { ALL } from '../data/allRecords';
import { BulkDeleteButton } from '../deletion/BulkDeleteButton';
import { ClearStaleSelection } from '../list/ClearStaleSelection';
import { exportProducts } from '../spreadsheet/exportProducts';
import { useIsPhone } from '../ui/useIsPhone';
import { BulkCategoryButton } from './BulkCategoryButton';
import { BulkExportButton } from './BulkExportButton';
import { ProductCards } from './ProductCards';
import { ProductTable } from './ProductTable';
import { productFilters } from './productFilters';

export function ProductList() {
  const isPhone = useIsPhone();
  return (
    <List
      title="Products"
      filters={productFilters}
      actions={<ListActions isPhone={isPhone} />}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      exporter={exportProducts}
    >
      <ClearStaleSelection />
      {isPhone ? (
        <ProductCards bulkActions={<BulkActions />} />
      ) : (
        <ProductTable bulkActionButtons={<BulkActions />} />
      )}
    </List>
  );
}

const ListActions = ({ isPhone }: { isPhone: boolean }) => (
  <TopToolbar>
    <FilterButton disableSaveQuery />
    {isPhone ? <SortButton fields={['name', 'category', 'brand']} /> : <ColumnsButton />}
    <CreateButton label="New product" />
    <ExportButton maxResults={ALL.pagination.perPage} />
  </TopToolbar>
);

const BulkActions = () => (
  <>
    <BulkCategoryButton />
    <BulkExportButton />
    <BulkDeleteButton one="product" many="products" />
  </>
);
