import AddIcon from '@mui/icons-material/Add';
import { Box, Button as MuiButton } from '@mui/material';
import { DataTable, List, TextInput, TopToolbar } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Category } from '../../shared/catalogue/category';
import { CATEGORIES_IN_FOOTER } from '../../shared/footerLists';
import { fromUrlPart } from '../../shared/paths';
import { adminPaths, categoryHash, NEW_CATEGORY } from '../adminPaths';
import { ALL, useAllRecords } from '../data/allRecords';
import { ListStatus } from '../list/ListStatus';
import { NoneFound } from '../list/NoneFound';
import { OrderButton } from '../list/OrderButton';
import { RecordLink } from '../list/RecordLink';
import { IconPicture } from '../ui/IconPicture';
import { CategoryDialog } from './CategoryDialog';

const Column = DataTable.Col<Category>;
const filters = [<TextInput key="q" source="q" label="Search" alwaysOn resettable />];

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
      <List
        filters={filters}
        pagination={false}
        perPage={ALL.pagination.perPage}
        sort={ALL.sort}
        // The filter is not part of the address: restoring it there would drop the hash that names the category.
        disableSyncWithLocation
        // Nor is the filter remembered.
        storeKey={false}
        exporter={false}
        // react-admin's page for an empty list would replace the button.
        empty={false}
        actions={
          <TopToolbar>
            <OrderButton
              resource="categories"
              hint={`The site shows them in this order, and the first ${CATEGORIES_IN_FOOTER} at the foot of each page.`}
            />
            <MuiButton startIcon={<AddIcon />} onClick={() => open(NEW_CATEGORY)}>
              New category
            </MuiButton>
          </TopToolbar>
        }
      >
        <ListStatus />
        <DataTable<Category>
          empty={<NoneFound />}
          rowClick={(chosen) => {
            open(categoryHash(String(chosen)));
            return false;
          }}
          bulkActionButtons={false}
        >
          <Column
            source="name"
            disableSort
            render={({ id: own, name, icon }) => (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <IconPicture name={icon} />
                <RecordLink to={adminPaths.category(own)}>{name}</RecordLink>
              </Box>
            )}
          />
          <Column
            label="Products"
            disableSort
            render={({ id: own }) => products.filter(({ category }) => category === own).length}
          />
          <Column source="subtitle" disableSort sx={{ display: { xs: 'none', md: 'table-cell' } }} />
        </DataTable>
      </List>
      {hash && <CategoryDialog key={hash} id={id} onClose={close} />}
    </>
  );
}
