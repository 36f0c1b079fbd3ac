import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, List, type ListProps, TopToolbar } from 'react-admin';
import { ALL } from '../data/allRecords';
import { IconPicture } from '../ui/IconPicture';
import { OrderButton } from './OrderButton';
import { RecordLink } from './RecordLink';
import type { OrderedResource } from './saveOrder';

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

/** In its table: the record's icon and its name, which leads to the record. */
export const NameColumn = () => (
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
);
