import { withContentOf } from '../../html/siteTags';

/**
 * Makes the first row of each pasted table its row of headings, in place, where it reads like one: spreadsheets and
 * Word mark none. Where the guess is wrong, one press on “Heading row” takes it back.
 */
export function markHeadingRows(dom: ParentNode): void {
  for (const { rows } of dom.querySelectorAll('table')) {
    const [first, ...others] = [...rows].map(({ cells }) => [...cells]);
    if (!first || [first, ...others].flat().some(({ tagName }) => tagName === 'TH')) continue;
    if (!first.every(isHeading) || !(needsHeadings(others) || isOnlyBold(first, others))) continue;
    for (const cell of first) cell.replaceWith(headingFrom(cell));
  }
}

/** Headings are words; a value usually begins with a figure or a sign. The corner may be empty. */
const isHeading = (cell: Element, column: number): boolean =>
  /^\p{L}/u.test(textOf(cell)) || (column === 0 && textOf(cell) === '');

/**
 * Whether words above these rows are headings: a column holds nothing but figures. Two columns are usually a list of
 * properties, in which a word above figures is a value, too: “Backing, polyester; width, 48 mm”.
 */
function needsHeadings(rows: readonly (readonly Element[])[]): boolean {
  const widest = [...rows].sort((a, b) => b.length - a.length)[0] ?? [];
  const holdsFigures = (_cell: Element, column: number) =>
    column > 0 && rows.every((row) => row[column] && /^\P{L}/u.test(textOf(row[column])));
  return widest.length > 2 && widest.some(holdsFigures);
}

/** Whether the row is bold, and no other is: so writers set headings apart, also above two columns. */
const isOnlyBold = (row: readonly Element[], others: readonly (readonly Element[])[]): boolean =>
  others.length > 0 && row.every(isBold) && !others.some((other) => other.every(isBold));

const isBold = (cell: Element): boolean => cell.querySelector('strong')?.textContent.trim() === textOf(cell);

const textOf = (cell: Element): string => cell.textContent.trim();

function headingFrom(cell: HTMLTableCellElement): Element {
  const heading = withContentOf(cell, 'th');
  for (const span of ['colspan', 'rowspan']) {
    const value = cell.getAttribute(span);
    if (value) heading.setAttribute(span, value);
  }
  return heading;
}
