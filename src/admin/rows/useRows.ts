import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusRowButton } from './RowButtons';
import { useSteps } from './useSteps';

/** A list's rows, and what changes them. */
type Rows<T> = {
  /** All rows as they are now. */
  read: () => readonly T[];
  move: (from: number, to: number, row: T) => void;
  insert: (index: number, row: T) => void;
  remove: (index: number) => void;
  replace: (rows: T[]) => void;
  /** What a row is called for a screen reader. */
  nameOf: (row: T, index: number) => string;
  /** What holds all rows. */
  list: RefObject<HTMLElement | null>;
  /** Moves the focus to a row that was put back, unless it gets it by itself. */
  focusRow?: (index: number) => void;
};

/** A removed row; or the rows that others were put in the place of: the former ones, or those pasted over them. */
type Gone<T> =
  | { row: T; index: number; name: string; left: number }
  | { rows: readonly T[]; are: 'former' | 'pasted'; left: number };

/**
 * Moves, removes and replaces a list's rows, announces what was done, and puts back: the row after a removal; all former
 * rows if others were pasted over them, and then the pasted ones again, as something may have been typed into them.
 * Neither once rows were moved, added or removed in another way.
 */
export function useRows<T>({ read, nameOf, list, focusRow, ...rows }: Rows<T>) {
  const [announcement, setAnnouncement] = useState('');
  const [gone, setGone] = useState<Gone<T>>();
  const button = useRef<HTMLButtonElement>(null);
  const count = read().length;
  const step = useSteps(count, list, move);

  function change(work: () => void, done: string, without?: Gone<T>) {
    // Synchronously, because the focus goes to what is rendered next.
    flushSync(() => {
      work();
      setGone(without);
      setAnnouncement(done);
    });
  }

  function move(from: number, to: number) {
    const row = read()[from];
    if (row === undefined) return;
    change(() => rows.move(from, to, row), `${nameOf(row, from)} is now number ${to + 1} of ${count}.`);
  }

  /** The focus goes to the button that removes the next row. */
  function remove(index: number) {
    const row = read()[index];
    if (row === undefined) return;
    const name = nameOf(row, index);
    const left = count - 1;
    const leftWords = left === 0 ? 'None is' : left === 1 ? 'One is' : `${left} are`;
    change(() => rows.remove(index), `${name} was removed. ${leftWords} left.`, { row, index, name, left });
    if (left === 0) button.current?.focus();
    else focusRowButton(list.current, 'remove', Math.min(index, left - 1));
  }

  /** @param are what the rows are that it replaces */
  function replace(by: readonly T[], done: string, are: 'former' | 'pasted' = 'former') {
    change(() => rows.replace([...by]), done, { rows: read(), are, left: by.length });
  }

  function putBack(last: Gone<T>) {
    if ('row' in last) {
      const { row, index, name } = last;
      change(() => rows.insert(index, row), `${name} was put back.`);
      return focusRow?.(index);
    }
    const others = last.are === 'former' ? 'pasted' : 'former';
    // The button keeps the focus, to put the others back.
    replace(last.rows, `The ${last.are} rows were put back.`, others);
  }

  return {
    move,
    step,
    remove,
    replace,
    /** The properties of the line below the list. */
    putBackProps: {
      ref: button,
      /** Read out by screen readers; visible only while something can be put back. */
      announcement,
      /** Puts back what was removed or replaced last; undefined if there is nothing. */
      onPutBack: gone?.left === count ? () => putBack(gone) : undefined,
      label: gone && 'rows' in gone ? `Put the ${gone.are} rows back` : 'Put it back',
    },
  };
}
