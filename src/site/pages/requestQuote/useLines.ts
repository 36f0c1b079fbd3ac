import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { lineField, lineNumberOf } from '../../enquiry/lineNames';
import { mayHoldUnsent } from '../../enquiry/mayHoldUnsent';
import type { FieldKey } from '../../enquiry/unsent';
import { prepareForm } from '../../enquiry/useEnquiry';
import { SAME_VIEW } from '../../navigation/followLinks';
import type { QuoteData } from './loader';
import { isLineUsed, lineOrigin } from './quoteLines';

/** The values of a removed line's fields, by name. */
type Line = readonly (readonly [name: string, value: string])[];

type Press = MouseEvent<HTMLButtonElement>;

/** Adds and removes the quote form's lines. */
export function useLines({ chosen, q, lines }: Pick<QuoteData, 'chosen' | 'q' | 'lines'>) {
  const navigate = useNavigate();
  /** Whether the number of lines is being changed: another press would read lines that are about to go. */
  const isChanging = useRef(false);
  /** Meanwhile: what the last line will begin with. */
  const beginning = useRef<Line>(undefined);
  /** The line that was removed last, unless it was empty or another was added since. */
  const [removed, setRemoved] = useState<Line>();
  /** What was done with a line, for screen readers. Where one is added, the focus in it says so. */
  const [said, setSaid] = useState('');
  const product = chosen.map(({ id }) => id).join(' ');
  const addedOrigin = lineOrigin(
    chosen.map(({ name }) => name),
    chosen.length || 1,
  );

  /** The number of lines is kept in the address, so that what was typed finds all its fields after a reload. */
  const showLines = useCallback(
    (count: number) => {
      const to = paths.requestQuote.to({ product, q, lines: String(count) });
      return navigate(to, { replace: true, preventScrollReset: true, state: SAME_VIEW });
    },
    [navigate, product, q],
  );

  // Links to the form do not say into how many lines something was typed.
  useEffect(() => {
    const form = productField(0)?.form;
    if (!form || !mayHoldUnsent()) return;
    let isOn = true;
    void prepareForm(form).then((code) => {
      const begun = code ? lastAdded(code.fieldsElsewhere(form), form, addedOrigin) : 0;
      if (isOn && begun > lines) void showLines(begun);
    });
    return () => {
      isOn = false;
    };
  }, [lines, addedOrigin, showLines]);

  useEffect(() => {
    if (!beginning.current) return;
    const last = productField(lines - 1);
    if (last?.form) fill(last.form, beginning.current);
    beginning.current = undefined;
    last?.focus();
  }, [lines]);

  /** @param prepare is called once, before the number of lines changes, and returns what the last line then begins with */
  async function change(
    { currentTarget: button }: Press,
    count: number,
    prepare: (form: HTMLFormElement) => Line | undefined | Promise<Line>,
  ) {
    if (isChanging.current || !button.form) return;
    isChanging.current = true;
    try {
      beginning.current = await prepare(button.form);
      await showLines(count);
    } finally {
      isChanging.current = false;
    }
  }

  return {
    wasRemoved: Boolean(removed),
    said,
    add: (press: Press) =>
      change(press, lines + 1, (form) => {
        setRemoved(undefined);
        setSaid('');
        const unit = new FormData(form).get(lineField('unit', lines - 1));
        return [[lineField('unit', lines), String(unit)]];
      }),
    remove: (press: Press) =>
      change(press, lines - 1, async (form) => {
        // Puts back what was typed into the line earlier, which can then be put back again.
        const code = await prepareForm(form, 'in time');
        const line = readLine(form, lines - 1);
        setRemoved(line);
        setSaid(`Tape ${lines} was removed.${line ? ' It can be put back.' : ''}`);
        // What was typed into the line goes first, because it would bring the line back.
        code?.dropFields(form, (name) => lineNumberOf(name) === lines);
        return [];
      }),
    putBack: (press: Press) =>
      change(press, lines + 1, () => {
        setRemoved(undefined);
        setSaid(`Tape ${lines + 1} was put back.`);
        return removed;
      }),
  };
}

/**
 * The number of the last line that was added earlier and that the form does not show; 0 if there is none, or if a
 * chosen tape has the place of one: all are then offered together, in other places (`useOtherTapes`).
 * @param typed the fields that wait for lines that the form does not have
 */
function lastAdded(
  typed: readonly FieldKey[],
  form: HTMLFormElement,
  addedOrigin: string | undefined,
): number {
  const names = typed.filter(({ from }) => from === addedOrigin).map(({ name }) => name);
  const isTaken = names.some((name) => form.elements.namedItem(name));
  return isTaken ? 0 : Math.max(0, ...names.map(lineNumberOf));
}

/** The first field of the line with this index. */
export const productField = (index: number) =>
  document.getElementsByName(lineField('product', index))[0] as HTMLSelectElement | undefined;

function readLine(form: HTMLFormElement, index: number): Line | undefined {
  const typed = new FormData(form);
  if (!isLineUsed(index, typed)) return undefined;
  return Array.from(typed, ([name, value]) => [name, String(value)] as const).filter(
    ([name]) => lineNumberOf(name) === index + 1,
  );
}

function fill(form: HTMLFormElement, line: Line): void {
  for (const [name, value] of line) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  // What is typed is kept (unsent.ts).
  form.dispatchEvent(new Event('input'));
}
