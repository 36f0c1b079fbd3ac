import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Box } from '@mui/material';
import { type ClipboardEvent, useState } from 'react';
import {
  ArrayInput,
  IconButtonWithTooltip,
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useArrayInput,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PutBack, saidPutBack, saidRemoved } from './PutBack';
import { pastedRows, withCells } from './pastedRows';

type RowsProps = Pick<SimpleFormIteratorProps, 'inline' | 'getItemLabel' | 'children'> & {
  source: string;
  /** What one row is called. */
  one: string;
  /** The fields in the order of a spreadsheet's columns: what is pasted from one becomes rows. */
  columns?: readonly string[];
};

/** Rows of several fields each. One that was removed can be put back. */
export const RowsInput = ({ label, ...rows }: RowsProps & { label: string }) => (
  <ArrayInput source={rows.source} label={label} helperText={false}>
    <Rows {...rows} />
  </ArrayInput>
);

function Rows({ source, one, columns = [], children, ...look }: RowsProps) {
  const { fields, insert, replace } = useArrayInput();
  const { getValues } = useFormContext();
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ row: unknown; index: number; left: number }>();
  const nameOf = (index: number) => `${one} ${index + 1}`;

  function noteRemoval(index: number) {
    const left = fields.length - 1;
    setRemoved({ row: getValues(`${source}.${index}`), index, left });
    setSaid(saidRemoved(nameOf(index), left));
  }

  function putBack() {
    if (!removed) return;
    insert(removed.index, removed.row);
    setRemoved(undefined);
    setSaid(saidPutBack(nameOf(removed.index)));
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const cells = pastedRows(event.clipboardData.getData('text/plain'));
    const { target } = event;
    if (!cells || !(target instanceof HTMLInputElement)) return;
    const [row = '', field = ''] = target.name.slice(source.length + 1).split('.');
    const column = columns.indexOf(field);
    if (column < 0) return;
    event.preventDefault();
    replace(withCells(getValues(source) ?? [], { row: Number(row), column }, cells, columns));
    setSaid(`${cells.length} ${cells.length === 1 ? 'row was' : 'rows were'} pasted.`);
  }

  // Until rows come or go in another way.
  const canPutBack = removed?.left === fields.length;
  return (
    <Box onPaste={paste}>
      <SimpleFormIterator {...look} disableClear removeButton={<RemoveRow onRemove={noteRemoval} />}>
        {children}
      </SimpleFormIterator>
      <PutBack said={said} onPutBack={canPutBack ? putBack : undefined} />
    </Box>
  );
}

function RemoveRow({ onRemove }: { onRemove: (index: number) => void }) {
  const { index, remove } = useSimpleFormIteratorItem();
  return (
    <IconButtonWithTooltip
      label="ra.action.remove"
      size="small"
      color="warning"
      onClick={() => {
        onRemove(index);
        remove();
      }}
    >
      <RemoveIcon fontSize="small" />
    </IconButtonWithTooltip>
  );
}
