import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { Box, Button } from '@mui/material';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import {
  ArrayInput,
  IconButtonWithTooltip,
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useArrayInput,
  useResourceContext,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import { columnsIn, wholeRow } from '../records/allFields';
import type { Values } from '../records/parts';
import { PutBack, useLastRemoved } from './PutBack';
import { pastedRows, withCells } from './pastedRows';

type RowsProps = Pick<SimpleFormIteratorProps, 'inline' | 'getItemLabel' | 'children'> & {
  source: string;
  /** What one row is called. */
  one: string;
  /** The fields in the order of a spreadsheet's columns: rows copied from one can be pasted. */
  columns?: readonly string[];
  /** The headings of these columns in a spreadsheet: a pasted first row of headings is left out. */
  headings?: readonly string[];
  /** The initial values of a new row; empty if left out. */
  newRow?: Values;
};

/** Rows of several fields each. Enter adds a row below, and a removed row can be put back. */
export const RowsInput = ({ label, ...rows }: RowsProps & { label: string }) => (
  <ArrayInput source={rows.source} label={label} helperText={false}>
    <Rows {...rows} />
  </ArrayInput>
);

function Rows({ source, one, columns = [], headings = [], newRow, children, ...look }: RowsProps) {
  const { schema } = collections[useResourceContext() as ResourceName];
  const blank = wholeRow(columnsIn(schema, source), newRow);
  const { fields, insert, replace } = useArrayInput();
  const { getValues } = useFormContext();
  const { announcement, removed, announceRemoval, announce } = useLastRemoved<unknown>(fields.length);

  /** The row and the field that an input belongs to. */
  function placeOf({ name }: HTMLInputElement) {
    const [row = '', field = ''] = name.slice(source.length + 1).split('.');
    return { row: Number(row), field };
  }

  function addRowBelow(event: KeyboardEvent<HTMLElement>) {
    const { target, nativeEvent } = event;
    // Ignore an Enter that ends a word of an input method or accepts a suggestion.
    if (event.key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    insert(placeOf(target).row + 1, blank);
  }

  function putBack() {
    if (!removed) return;
    insert(removed.index, removed.row);
    announce(`${removed.name} was put back.`);
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const cells = pastedRows(event.clipboardData, headings);
    const { target } = event;
    if (!cells || !(target instanceof HTMLInputElement)) return;
    const { row, field } = placeOf(target);
    const column = columns.indexOf(field);
    if (column < 0) return;
    event.preventDefault();
    replace(withCells(getValues(source) ?? [], { row, column }, cells, columns));
    announce(`${cells.length} ${cells.length === 1 ? 'row was' : 'rows were'} pasted.`);
  }

  return (
    <Box onPaste={paste} onKeyDown={addRowBelow}>
      <SimpleFormIterator
        {...look}
        disableClear
        addButton={<AddRow one={one} blank={blank} />}
        removeButton={
          <RemoveRow
            onRemove={(index) =>
              announceRemoval(getValues(`${source}.${index}`), index, `${one} ${index + 1}`)
            }
          />
        }
      >
        {children}
      </SimpleFormIterator>
      <PutBack announcement={announcement} onPutBack={removed && putBack} />
    </Box>
  );
}

function AddRow({ one, blank }: { one: string; blank: Values }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddIcon />} onClick={() => add(blank)}>
      Add {one.toLowerCase()}
    </Button>
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
