import { Box } from '@mui/material';
import { Children, cloneElement, isValidElement, type MouseEvent, type ReactNode } from 'react';
import {
  BulkActionsToolbar,
  BulkActionsToolbarClasses,
  DataTable,
  DataTableBody,
  type DataTableColumnProps,
  DataTableHead,
  type DataTableProps,
  DataTableRow,
  type DataTableRowProps,
  I18nContext,
  type I18nProvider,
  type RaRecord,
  SelectAllButton,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { ALL } from '../data/allRecords';
import { useResourceName } from '../data/useResourceName';
import { recordName } from '../records/anyRecord';
import { focusPlace } from '../ui/focusPlace';
import { resourceLabel } from '../words/resourceLabel';
import { useWording } from '../words/useWording';
import { ListStatus } from './ListStatus';
import { NoneFound } from './NoneFound';
import { toRecord } from './toRecord';

/** A list as a table, in which a row opens its record, and its checkbox names the record that it selects. */
export function RecordTable<T extends RaRecord>({ bulkActionButtons, ...props }: DataTableProps<T>) {
  return (
    <>
      <ListStatus isSortable />
      <DataTable<T>
        aria-label={resourceLabel(useResourceName())}
        rowClick={toRecord}
        empty={<NoneFound />}
        {...props}
        bulkActionsToolbar={<SelectionBar>{bulkActionButtons}</SelectionBar>}
        head={SortedHead}
        body={RecordRows}
      />
    </>
  );
}

/** What can be done with the selected records. With none selected it hides, so “Unselect” leaves the focus to the table. */
const SelectionBar = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'contents' }} onClick={leaveFocusToTable}>
    <BulkActionsToolbar selectAllButton={SELECT_ALL}>{children}</BulkActionsToolbar>
  </Box>
);

function leaveFocusToTable({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element && target.closest(`.${BulkActionsToolbarClasses.icon}`))) return;
  const table = currentTarget.parentElement?.querySelector('table');
  if (table) focusPlace(table);
}

/** By itself, react-admin's button selects no more than 250. */
const SELECT_ALL = <SelectAllButton limit={ALL.pagination.perPage} />;

/**
 * Marks the heading that the table is sorted by, which react-admin's own shows only by an arrow, and names each by its
 * column.
 */
function SortedHead({ children }: { children?: ReactNode }) {
  const { sort } = useListContext();
  // As the name of a heading, what a press would do next is read out with each cell below it.
  const named = useWording('ra.sort.sort_by', nameOfField);
  const sortDirection = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <I18nContext value={named}>
      <DataTableHead>
        {Children.map(children, (column) =>
          isValidElement<DataTableColumnProps>(column) && column.props.source === sort.field
            ? cloneElement(column, { sortDirection })
            : column,
        )}
      </DataTableHead>
    </I18nContext>
  );
}

const RecordRows = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={RecordRow}>{children}</DataTableBody>
);

/** react-admin translates the label of a row's checkbox like any other text, without saying which record it is for. */
function RecordRow(props: DataTableRowProps) {
  const name = recordName(useRecordContext());
  const named = useWording('ra.action.select_row', `Select ${name}`);
  return (
    <I18nContext value={named}>
      <DataTableRow {...props} />
    </I18nContext>
  );
}

const nameOfField: I18nProvider['translate'] = (_, options) => String(options?.field);
