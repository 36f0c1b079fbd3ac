import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { adminPaths } from '../adminPaths';
import { RecordLink } from '../list/RecordLink';
import { RecordTable } from '../list/RecordTable';
import { PictureThumb } from '../pictures/PictureThumb';
import { CategoryName } from './CategoryName';
import { HIDDEN_AT_FIRST } from './columns';

const Column = DataTable.Col<Product>;

/** The list on a wide screen. The owner chooses the columns, and the choice is remembered. */
export function ProductTable({ bulkActionButtons }: { bulkActionButtons: ReactElement }) {
  return (
    <RecordTable<Product> hiddenColumns={HIDDEN_AT_FIRST} bulkActionButtons={bulkActionButtons}>
      <Column
        label="Picture"
        disableSort
        render={({ images }) => <PictureThumb src={images[0] ?? ''} size={56} />}
      />
      <Column
        source="name"
        render={({ id, name }) => <RecordLink to={adminPaths.product(id)}>{name}</RecordLink>}
      />
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
  );
}
