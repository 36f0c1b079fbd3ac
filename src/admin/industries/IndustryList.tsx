import { Box } from '@mui/material';
import { DataTable, List, TopToolbar } from 'react-admin';
import type { Industry } from '../../shared/catalogue/industry';
import { INDUSTRIES_IN_FOOTER } from '../../shared/footerLists';
import { adminPaths } from '../adminPaths';
import { ALL } from '../data/allRecords';
import { NoneFound } from '../list/NoneFound';
import { OrderButton } from '../list/OrderButton';
import { RecordLink } from '../list/RecordLink';
import { toRecord } from '../list/toRecord';
import { IconPicture } from '../ui/IconPicture';

const Column = DataTable.Col<Industry>;

/** The industries are fixed: the specification lets the owner edit them, but not add or delete any. */
export const IndustryList = () => (
  <List
    pagination={false}
    perPage={ALL.pagination.perPage}
    sort={ALL.sort}
    disableSyncWithLocation
    // Nothing here sorts or filters, so there is nothing to remember.
    storeKey={false}
    actions={
      <TopToolbar>
        <OrderButton
          resource="industries"
          hint={`The site shows them in this order, and the first ${INDUSTRIES_IN_FOOTER} at the foot of each page.`}
        />
      </TopToolbar>
    }
    exporter={false}
  >
    <DataTable<Industry> empty={<NoneFound />} rowClick={toRecord} bulkActionButtons={false}>
      <Column
        source="name"
        disableSort
        render={({ id, name, icon }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <IconPicture name={icon} />
            <RecordLink to={adminPaths.industry(id)}>{name}</RecordLink>
          </Box>
        )}
      />
      <Column label="Products" disableSort render={({ products }) => products.length} />
      <Column label="Highlighted" disableSort render={({ highlight }) => (highlight ? 'Yes' : '')} />
      <Column source="subtitle" disableSort sx={{ display: { xs: 'none', md: 'table-cell' } }} />
    </DataTable>
  </List>
);
