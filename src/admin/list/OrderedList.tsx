import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, List, type ListProps, type RaRecord, TopToolbar } from 'react-admin';
import { ALL } from '../data/allRecords';
import { useResourceName } from '../data/useResourceName';
import { IconPicture } from '../ui/IconPicture';
import { resourceLabel } from '../words/resourceLabel';
import { NoneFound } from './NoneFound';
import { OrderButton } from './OrderButton';
import { RecordLink } from './RecordLink';
import type { OrderedResource } from './saveOrder';
import { toRecord } from './toRecord';

type Props = Pick<ListProps, 'filters' | 'empty' | 'children'> & {
  resource: OrderedResource;
  /** Further buttons above the list. */
  actions?: ReactNode;
};

/** A list in the order that its owner gives it, all on one page. */
export const OrderedList = ({ resource, actions, ...props }: Props) => (
  <List
    {...props}
    pagination={false}
    perPage={ALL.pagination.perPage}
    sort={ALL.sort}
    // The filter is not part of the address: restoring it there would drop the hash that names a category.
    disableSyncWithLocation
    // Nor is the filter remembered.
    storeKey={false}
    actions={
      <TopToolbar>
        <OrderButton resource={resource} />
        {actions}
      </TopToolbar>
    }
  />
);

/** Its table: each record's icon and name, which leads to the record, the given columns, and the subtitle. */
export const OrderedTable = <T extends RaRecord>({ children, ...props }: DataTableProps<T>) => (
  <DataTable<T>
    aria-label={resourceLabel(useResourceName())}
    empty={<NoneFound />}
    rowClick={toRecord}
    bulkActionButtons={false}
    {...props}
  >
    <DataTable.Col<{ id: string; name: string; icon: string }>
      source="name"
      disableSort
      render={({ id, name, icon }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <IconPicture name={icon} />
          <RecordLink id={id}>{name}</RecordLink>
        </Box>
      )}
    />
    {children}
    <DataTable.Col source="subtitle" disableSort sx={{ display: { xs: 'none', md: 'table-cell' } }} />
  </DataTable>
);
