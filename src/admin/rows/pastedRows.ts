import { wholeRow } from '../records/allFields';
import type { Values } from '../records/parts';
import { listedInShort } from '../words/listed';
import { textWithSmallDigits } from './smallDigits';

/**
 * The cells of rows copied from a spreadsheet, which separates columns with tabs; undefined if the text is not from
 * one, or is a single cell. A single column has no tabs: the table in the clipboard's HTML tells it from lines of text.
 * Blank rows are kept, so that the others stay beside what belongs to them, but not at the end. A first row of headings
 * is left out, with blank ones above it. If the first column and another are among them, columns come in the form's
 * order, and those without a field last.
 * @param headings what each of the form's columns may be called
 */
export function pastedRows(
  clipboard: Pick<DataTransfer, 'getData'>,
  headings: readonly RegExp[] = [],
): PastedRow[] | undefined {
  const text = withoutQuotes(textWithSmallDigits(clipboard));
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map((cell) => cell.trim()));
  const rows = lines.slice(0, lines.findLastIndex(isNotBlank) + 1);
  const isColumn = rows.length > 1 && /<table/i.test(clipboard.getData('text/html'));
  if (!isColumn && !text.includes('\t')) return undefined;
  const start = rows.findIndex(isNotBlank);
  const first = rows[start] ?? [];
  const places = headings.map((heading) => first.findIndex((cell) => heading.test(cell)));
  const isPlaced = (_cell: unknown, place: number) => places.includes(place);
  const unknown = first.filter((cell, place) => cell !== '' && !isPlaced(cell, place));
  const isTable = places[0] !== -1 && first.filter(isPlaced).length > 1;
  if (unknown.length > 0 && !isTable) return rows;
  const body = rows.slice(start + 1);
  const isInOrder = places.every((place, column) => place === -1 || place === column);
  if (!isTable || (unknown.length === 0 && isInOrder)) return body;
  return body.map((row) => [
    ...places.map((place) => row[place]),
    ...row.filter((cell, place) => !isPlaced(cell, place)),
  ]);
}

/** A row's cells; undefined in the place of a column that the table lacks. */
type PastedRow = (string | undefined)[];

const isNotBlank = (row: readonly (string | undefined)[]): boolean => row.some(Boolean);

/**
 * A table's rows without blank ones, which only set its parts apart. In a single column, a blank cell may belong to a
 * row whose other columns are copied after it.
 */
export const withoutBlankRows = (rows: PastedRow[]): PastedRow[] =>
  rows.some((row) => row.length > 1) ? rows.filter(isNotBlank) : rows;

/** Spreadsheets put a cell that holds a line break or a tab in quotation marks, and double those within it. */
const QUOTED_CELL = /(^|[\t\r\n])"((?:[^"\t\r\n]|"")*[\t\r\n](?:[^"]|"")*)"(?=[\t\r\n]|$)/g;

/** The cells as the form's single-line fields hold them: without those quotes, and with blanks for line breaks. */
export const withoutQuotes = (text: string): string =>
  text.replace(
    QUOTED_CELL,
    (_, before: string, cell: string) => before + cell.replaceAll('""', '"').replace(/[\t\r\n]+/g, ' '),
  );

/** How many rows were pasted, and which cells were dropped because there were only `fit` fields for each row's. */
export function whatWasPasted(cells: readonly PastedRow[], fit: number): string {
  const done = `${cells.length} ${cells.length === 1 ? 'row was' : 'rows were'} pasted.`;
  const dropped = cells.flatMap((line) => line.slice(fit)).filter(Boolean);
  if (dropped.length === 0) return done;
  return `${done} There was no field for ${listedInShort(dropped.map((cell) => `“${cell}”`))}.`;
}

/**
 * The rows with the cells written over them, from one field to the right and down. Missing rows are added; cells beyond
 * the last column are dropped.
 * @param columns the fields, in the order in which the form shows them
 */
export function withCells(
  rows: readonly Values[],
  from: { row: number; column: number },
  cells: readonly PastedRow[],
  columns: readonly string[],
): Values[] {
  const result = [...rows];
  for (const [down, line] of cells.entries()) {
    const fields = columns.slice(from.column).map((column, right) => [column, line[right]] as const);
    const given = fields.filter(([, cell]) => cell !== undefined);
    result[from.row + down] = { ...wholeRow(columns, result[from.row + down]), ...Object.fromEntries(given) };
  }
  return result;
}
