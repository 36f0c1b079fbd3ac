import { Box } from '@mui/material';
import { useListContext, useTranslateLabel } from 'react-admin';
import { visuallyHidden } from '../ui/visuallyHidden';
import { orderWords } from '../words/orderWords';
import { useListed } from './useListed';

/**
 * For screen readers: how many records a table has and which of them it shows, or how many are selected.
 * @param isSortable whether it also says by what they are sorted
 */
export function ListStatus({ isSortable = false }: { isSortable?: boolean }) {
  const { selectedIds, sort } = useListContext();
  const listed = useListed();
  const labelOf = useTranslateLabel();
  const order = `, by ${labelOf({ source: sort.field })}, ${orderWords(sort.field, sort.order)}`;
  return (
    <Box role="status" sx={visuallyHidden}>
      {selectedIds.length > 0
        ? `${selectedIds.length} selected`
        : listed && `${listed}${isSortable ? order : ''}`}
    </Box>
  );
}
