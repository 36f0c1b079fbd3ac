import SortIcon from '@mui/icons-material/Sort';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useListSortContext, useTranslateLabel } from 'react-admin';
import { orderWords } from '../words/orderWords';

const ORDERS = ['ASC', 'DESC'] as const;

/**
 * Sorts a list that has no headings. react-admin's own offers one order of each field, calls it "ascending" or
 * "descending", and does not show which one is chosen.
 */
export function SortMenuButton({ fields }: { fields: readonly string[] }) {
  const { sort, setSort } = useListSortContext();
  const labelOf = useTranslateLabel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const inWords = (field: string, order: (typeof ORDERS)[number]) =>
    `${labelOf({ source: field })}, ${orderWords(field, order)}`;
  return (
    <>
      <IconButton
        aria-label={`Sorted by ${inWords(sort.field, sort.order)}`}
        aria-haspopup="menu"
        color="primary"
        size="large"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SortIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fields.flatMap((field) =>
          ORDERS.map((order) => {
            const isChosen = field === sort.field && order === sort.order;
            return (
              <MenuItem
                key={`${field} ${order}`}
                role="menuitemradio"
                aria-checked={isChosen}
                selected={isChosen}
                onClick={() => {
                  setSort({ field, order });
                  setAnchor(null);
                }}
              >
                {inWords(field, order)}
              </MenuItem>
            );
          }),
        )}
      </Menu>
    </>
  );
}
