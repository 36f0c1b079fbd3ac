import {
  CreateButton,
  DataTable,
  ExportButton,
  FilterButton,
  List,
  TopToolbar,
  useNotify,
} from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { ALL } from '../data/allRecords';
import { BulkDeleteButton } from '../deletion/BulkDeleteButton';
import { CardList } from '../list/CardList';
import { ClearStaleSelection } from '../list/ClearStaleSelection';
import { ListPagination } from '../list/ListPagination';
import { RecordLink } from '../list/RecordLink';
import { RecordTable } from '../list/RecordTable';
import { SortMenuButton } from '../list/SortMenuButton';
import { PictureThumb } from '../pictures/PictureThumb';
import { exportProducts } from '../spreadsheet/exportProducts';
import { useIsPhone } from '../ui/useIsPhone';
import { messageOf } from '../words/messageOf';
import { BulkCategoryButton } from './BulkCategoryButton';
import { BulkExportButton } from './BulkExportButton';
import { CategoryName } from './CategoryName';
import { ColumnsButton } from './ColumnsButton';
import { HIDDEN_AT_FIRST } from './columns';
import { productFilters } from './productFilters';

const Column = DataTable.Col<Product>;

/** On a wide screen a table, whose columns the owner chooses (ColumnsButton). */
export function ProductList() {
  const isPhone = useIsPhone();
  const exporter = useExporter();
  return (
    <List
      filters={productFilters}
      actions={
        <TopToolbar>
          <FilterButton disableSaveQuery />
          {isPhone ? <SortMenuButton fields={['name', 'category', 'brand']} /> : <ColumnsButton />}
          <CreateButton label="New product" />
          <ExportButton maxResults={ALL.pagination.perPage} />
        </TopToolbar>
      }
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
        <RecordTable<Product> hiddenColumns={HIDDEN_AT_FIRST} bulkActionButtons={<BulkActions />}>
          <Column
            label="Picture"
            disableSort
            render={({ images }) => <PictureThumb src={images[0] ?? ''} size={56} />}
          />
          <Column source="name" render={({ id, name }) => <RecordLink id={id}>{name}</RecordLink>} />
          <Column source="category" render={({ category }) => <CategoryName id={category} />} />
          <Column
            source="shortDescription"
            // On a tablet it would be one word wide, and the rows very tall.
            sx={{ maxWidth: 420, display: { xs: 'none', lg: 'table-cell' } }}
          />
          <Column source="industries" disableSort render={({ industries }) => industries.length} />
          <Column source="brand" />
          <Column source="id" />
        </RecordTable>
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
      notify('Downloaded. To bring it back with your changes, load it under “Backup and publish”.', {
        type: 'info',
      });
    } catch (error) {
      notify(messageOf(error, 'Nothing was downloaded.'), { type: 'error' });
    }
  };
}

const BulkActions = () => (
  <>
    <BulkCategoryButton />
    <BulkExportButton />
    <BulkDeleteButton />
  </>
);
