import { Box } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  ArrayInput,
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useArrayInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { collections } from '../../shared/catalogue/collections';
import { useResourceName } from '../data/useResourceName';
import { columnsIn, wholeRow } from '../records/allFields';
import type { Values } from '../records/parts';
import { isEnter } from '../ui/isEnter';
import { Section } from '../ui/Section';
import { isLineField, type LineField } from './LineInput';
import { pasteInOneLine } from './oneLine';
import { PutBack } from './PutBack';
import { pastedRows, whatWasPasted, withCells, withoutBlankRows } from './pastedRows';
import { AddRow, RowButtons, type Step } from './RowButtons';
import { textWithSmallDigits } from './smallDigits';
import { useRows } from './useRows';

type RowsProps = Pick<SimpleFormIteratorProps, 'inline' | 'getItemLabel' | 'sx' | 'children'> & {
  source: string;
  /** What one row is called. */
  one: string;
  /** The fields in their order, each with what a spreadsheet's column may be headed: rows copied from one can be pasted. */
  columns?: Readonly<Record<string, RegExp>>;
  /** The initial values of a new row; empty if left out. */
  newRow?: Values;
};

/** Rows of several fields each. Enter adds a row below, and a removed row can be put back. */
export const RowsInput = ({ title, hint, ...rows }: RowsProps & { title: string; hint?: string }) => (
  <Section title={title} hint={hint}>
    <ArrayInput source={rows.source} label={false} helperText={false}>
      <Rows {...rows} />
    </ArrayInput>
  </Section>
);

function Rows({ source, one, columns = {}, newRow, children, ...look }: RowsProps) {
  const resource = useResourceName();
  const { schema } = collections[resource];
  const blank = wholeRow(columnsIn(schema, source), newRow);
  const array = useArrayInput();
  const { getValues } = useFormContext();
  const root = useRef<HTMLDivElement>(null);
  const nameOf = (index: number) => `${one} ${index + 1}`;
  const { step, remove, replace, putBackProps } = useRows<Values>({
    ...array,
    read: () => getValues(source) ?? [],
    nameOf: (_row, index) => nameOf(index),
    list: root,
  });

  /** The row and the field that an input belongs to. */
  function placeOf({ name }: LineField) {
    const [row = '', field = ''] = name.slice(source.length + 1).split('.');
    return { row: Number(row), field };
  }

  function addRowBelow(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    // An Enter that accepts a suggestion is handled already.
    if (!isEnter(event) || event.defaultPrevented || !isLineField(target)) return;
    event.preventDefault();
    array.insert(placeOf(target).row + 1, blank);
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const { target } = event;
    if (!isLineField(target)) return;
    const { row, field } = placeOf(target);
    const fields = Object.keys(columns);
    const column = fields.indexOf(field);
    const pasted =
      column < 0 ? undefined : pastedRows(event.clipboardData, Object.values(columns).slice(column));
    if (!pasted) return pasteInOneLine(event, textWithSmallDigits(event.clipboardData));
    event.preventDefault();
    const cells = column === 0 ? withoutBlankRows(pasted) : pasted;
    const rows = withCells(getValues(source) ?? [], { row, column }, cells, fields);
    const { name } = target;
    replace(rows, whatWasPasted(cells, fields.length - column));
    // All rows were replaced, so the field that had the focus is gone.
    root.current?.querySelector<LineField>(`[name="${name}"]`)?.focus();
  }

  return (
    <Box ref={root} onPaste={paste} onKeyDown={addRowBelow}>
      <SimpleFormIterator
        {...look}
        disableClear
        disableRemove
        addButton={<AddBlank one={one} blank={blank} />}
        reOrderButtons={<RowActions nameOf={nameOf} onStep={step} onRemove={remove} />}
      >
        <RowFields nameOf={nameOf}>{children}</RowFields>
      </SimpleFormIterator>
      <PutBack {...putBackProps} />
    </Box>
  );
}

type Named = { nameOf: (index: number) => string };

/** The fields of a row, which a screen reader tells from those of the other rows. */
function RowFields({ nameOf, children }: Named & { children: ReactNode }) {
  const { index } = useSimpleFormIteratorItem();
  return (
    <Box role="group" aria-label={nameOf(index)} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}

function RowActions({ nameOf, ...actions }: Named & { onStep: Step; onRemove: (index: number) => void }) {
  const { index, total } = useSimpleFormIteratorItem();
  return <RowButtons name={nameOf(index)} index={index} isLast={index === total - 1} {...actions} />;
}

function AddBlank({ one, blank }: { one: string; blank: Values }) {
  const { add } = useSimpleFormIterator();
  return <AddRow one={one} onAdd={() => add(blank)} />;
}
