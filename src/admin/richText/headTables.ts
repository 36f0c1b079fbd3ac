import { withContentOf } from '../html/siteTags';

/**
 * Makes the first row of each pasted table its row of headings, in place, where it reads like one: spreadsheets mark
 * none. Where the guess is wrong, one press on “Heading row” takes it back.
 */
export function headTables(dom: ParentNode): void {
  for (const { rows } of dom.querySelectorAll('table')) {
    const [first, ...others] = [...rows].map(({ cells }) => [...cells]);
    if (!first || [first, ...others].flat().some(({ tagName }) => tagName === 'TH')) continue;
    if (!first.every(isHeading) || !needsHeadings(first.length, others)) continue;
    for (const cell of first) cell.replaceWith(headingFrom(cell));
  }
}

/** Headings are words; a value mostly begins with a figure or a sign. The corner may be empty. */
const isHeading = (cell: Element, column: number): boolean =>
  /^\p{L}/u.test(textOf(cell)) || (column === 0 && textOf(cell) === '');

/**
 * Whether these rows hardly come without headings. A list of properties, each with its value, has two columns and needs
 * none; but then its first value would be a figure like the others.
 */
function needsHeadings(columns: number, rows: readonly (readonly Element[])[]): boolean {
  if (rows.length === 0 || columns < 2) return false;
  return columns > 2 || rows.every(([, value]) => value && /^\P{L}/u.test(textOf(value)));
}

const textOf = (cell: Element): string => cell.textContent?.trim() ?? '';

function headingFrom(cell: HTMLTableCellElement): Element {
  const heading = withContentOf(cell, 'th');
  for (const span of ['colspan', 'rowspan']) {
    const value = cell.getAttribute(span);
    if (value) heading.setAttribute(span, value);
  }
  return heading;
}
