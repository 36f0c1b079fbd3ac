import { CreateButton, ExportButton, FilterButton, List, TopToolbar, useNotify } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { ALL } from '../data/allRecords';
import { BulkDeleteButton } from '../deletion/BulkDeleteButton';
import { CardList } from '../list/CardList';
import { ClearStaleSelection } from '../list/ClearStaleSelection';
import { ListPagination } from '../list/ListPagination';
import { SortMenuButton } from '../list/SortMenuButton';
import { PictureThumb } from '../pictures/PictureThumb';
import { exportProducts } from '../spreadsheet/exportProducts';
import { useIsPhone } from '../ui/useIsPhone';
import { messageOf } from '../words/messageOf';
import { BulkCategoryButton } from './BulkCategoryButton';
import { BulkExportButton } from './BulkExportButton';
import { CategoryName } from './CategoryName';
import { ColumnsButton } from './ColumnsButton';
import { ProductTable } from './ProductTable';
import { productFilters } from './productFilters';

export function ProductList() {
  const isPhone = useIsPhone();
  const exporter = useExporter();
  return (
    <List
      filters={productFilters}
      actions={<ListActions isPhone={isPhone} />}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      pagination={<ListPagination />}
      exporter={exporter}
    >
      <ClearStaleSelection />
      {isPhone ? (
        <CardList<Product>
          picture={({ images }) => <PictureThumb src={images[0] ?? ''} size={56} />}
          title={({ name }) => name}
          subtitle={({ category }) => <CategoryName id={category} />}
          bulkActions={<BulkActions />}
        />
      ) : (
        <ProductTable bulkActionButtons={<BulkActions />} />
      )}
    </List>
  );
}

/** react-admin would call each failure a server's. */
function useExporter(): (products: Product[]) => void {
  const notify = useNotify();
  return (products) => {
    try {
      exportProducts(products);
    } catch (error) {
      notify(messageOf(error, 'Nothing was downloaded.'), { type: 'error' });
    }
  };
}

const ListActions = ({ isPhone }: { isPhone: boolean }) => (
  <TopToolbar>
    <FilterButton disableSaveQuery />
    {isPhone ? <SortMenuButton fields={['name', 'category', 'brand']} /> : <ColumnsButton />}
    <CreateButton label="New product" />
    <ExportButton maxResults={ALL.pagination.perPage} />
  </TopToolbar>
);

const BulkActions = () => (
  <>
    <BulkCategoryButton />
    <BulkExportButton />
    <BulkDeleteButton />
  </>
);
