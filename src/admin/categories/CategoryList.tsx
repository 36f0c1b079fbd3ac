import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { DataTable } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Category } from '../../shared/catalogue/category';
import { fromUrlPart } from '../../shared/paths';
import { categoryHash, NEW_CATEGORY } from '../adminPaths';
import { useAllRecords } from '../data/allRecords';
import { ListStatus } from '../list/ListStatus';
import { OrderedList, OrderedTable } from '../list/OrderedList';
import { SearchFilter } from '../list/SearchFilter';
import { CategoryDialog } from './CategoryDialog';

const filters = [<SearchFilter key="q" source="q" label="Search" alwaysOn />];

/** The categories' only screen. The hash of the address says which dialog is open. */
export function CategoryList() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data: products = [] } = useAllRecords('products');
  const open = (to: string) => navigate({ hash: to });
  // Replaces the dialog's history entry, so that Back leads to what came before it.
  const close = () => navigate({ hash: '' }, { replace: true });
  const id = hash && hash !== NEW_CATEGORY ? fromUrlPart(hash.slice(1)) : undefined;
  return (
    <>
      <OrderedList
        resource="categories"
        filters={filters}
        // react-admin's page for an empty list would replace the button.
        empty={false}
        actions={
          <Button startIcon={<AddIcon />} onClick={() => open(NEW_CATEGORY)}>
            New category
          </Button>
        }
      >
        <ListStatus />
        <OrderedTable<Category>
          // react-admin's own navigation would scroll the list behind the dialog to its top.
          rowClick={(chosen) => {
            open(categoryHash(String(chosen)));
            return false;
          }}
        >
          <DataTable.Col<Category>
            label="Products"
            disableSort
            render={({ id: own }) => products.filter(({ category }) => category === own).length}
          />
        </OrderedTable>
      </OrderedList>
      {hash && <CategoryDialog key={hash} id={id} onClose={close} />}
    </>
  );
}
