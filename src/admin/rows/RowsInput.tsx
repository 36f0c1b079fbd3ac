import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  ArrayInput,
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useArrayInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { collections } from '../../shared/catalogue/collections';
import { useResourceName } from '../data/useResourceName';
import { columnsIn, wholeRow } from '../records/allFields';
import type { Values } from '../records/parts';
import { isEnter } from '../ui/isEnter';
import { Section } from '../ui/Section';
import { isLineField, type LineField } from './LineInput';
import { PutBack, useLastStep } from './PutBack';
import { pastedRows, whatWasPasted, withCells, withoutBlankRows } from './pastedRows';
import { RowButtons } from './RowButtons';
import { pasteAs, textWithSmallDigits } from './smallDigits';
import { useSteps } from './useSteps';

type RowsProps = Pick<SimpleFormIteratorProps, 'inline' | 'getItemLabel' | 'sx' | 'children'> & {
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
export const RowsInput = ({ title, hint, ...rows }: RowsProps & { title: string; hint?: string }) => (
  <Section title={title} hint={hint}>
    <ArrayInput source={rows.source} label={false} helperText={false}>
      <Rows {...rows} />
    </ArrayInput>
  </Section>
);

function Rows({ source, one, columns = [], headings = [], newRow, children, ...look }: RowsProps) {
  const { schema } = collections[useResourceName()];
  const blank = wholeRow(columnsIn(schema, source), newRow);
  const { fields, insert, move, remove, replace } = useArrayInput();
  const { getValues } = useFormContext();
  const root = useRef<HTMLDivElement>(null);
  const done = useLastStep<Values>(fields.length, root);
  const nameOf = (index: number) => `${one} ${index + 1}`;

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
    insert(placeOf(target).row + 1, blank);
  }

  const step = useSteps(fields.length, root, (from, to) => {
    // Synchronously, because the focus goes to what is rendered next.
    flushSync(() => {
      move(from, to);
      done.announce(`${nameOf(from)} is now number ${to + 1} of ${fields.length}.`);
    });
  });

  function removeRow(index: number) {
    done.remove(getValues(`${source}.${index}`), index, nameOf(index), () => remove(index));
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const pasted = pastedRows(event.clipboardData, headings);
    const { target } = event;
    if (!isLineField(target)) return;
    const { row, field } = placeOf(target);
    const column = columns.indexOf(field);
    if (!pasted || column < 0) return pasteAs(event, textWithSmallDigits(event.clipboardData));
    event.preventDefault();
    const cells = column === 0 ? withoutBlankRows(pasted) : pasted;
    const former: Values[] = getValues(source) ?? [];
    const rows = withCells(former, { row, column }, cells, columns);
    const { name } = target;
    flushSync(() => {
      replace(rows);
      done.announcePaste(former, rows, whatWasPasted(cells, columns.length - column));
    });
    // All rows were rendered anew, so the field that had the focus is gone.
    root.current?.querySelector<LineField>(`[name="${name}"]`)?.focus();
  }

  return (
    <Box ref={root} onPaste={paste} onKeyDown={addRowBelow}>
      <SimpleFormIterator
        {...look}
        disableClear
        disableRemove
        addButton={<AddRow one={one} blank={blank} />}
        reOrderButtons={<RowActions nameOf={nameOf} onStep={step} onRemove={removeRow} />}
      >
        <RowFields nameOf={nameOf}>{children}</RowFields>
      </SimpleFormIterator>
      <PutBack
        {...done.putBackProps(
          ({ row, index, name }) => {
            insert(index, row);
            done.announce(`${name} was put back.`);
          },
          (last) => {
            const gone = getValues(source) ?? [];
            flushSync(() => {
              replace([...last.rows]);
              done.announceRowsBack(last, gone);
            });
            root.current?.querySelector('input')?.focus();
          },
        )}
      />
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

type ActionsProps = Named & {
  onStep: ReturnType<typeof useSteps>;
  onRemove: (index: number) => void;
};

function RowActions({ nameOf, onStep, onRemove }: ActionsProps) {
  const { index, total } = useSimpleFormIteratorItem();
  return (
    <RowButtons
      name={nameOf(index)}
      isFirst={index === 0}
      isLast={index === total - 1}
      onUp={(event) => onStep('up', index, event)}
      onDown={(event) => onStep('down', index, event)}
      onRemove={() => onRemove(index)}
    />
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
