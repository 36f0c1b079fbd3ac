import { Box } from '@mui/material';
import { useListContext, useTranslateLabel } from 'react-admin';
import { visuallyHidden } from '../ui/visuallyHidden';

/**
 * For screen readers: how many records a table shows, or how many of them are selected.
 * @param isSortable whether it also says by what they are sorted
 */
export function ListStatus({ isSortable = false }: { isSortable?: boolean }) {
  const { resource, total, selectedIds, sort } = useListContext();
  const labelOf = useTranslateLabel();
  const order = `, by ${labelOf({ source: sort.field, resource })}, ${sort.order === 'ASC' ? 'ascending' : 'descending'}`;
  return (
    <Box role="status" sx={visuallyHidden}>
      {selectedIds.length > 0
        ? `${selectedIds.length} selected`
        : total !== undefined && `${total} in the list${isSortable ? order : ''}`}
    </Box>
  );
}
