import { wholeRow } from '../records/allFields';

/**
 * The cells of rows that were copied from a spreadsheet, which parts its columns by tabs; undefined where the text is
 * none, or a single cell. A single column has no tabs: the table in its HTML tells it from lines of a text.
 * @param headings a first row of nothing but these is left out
 */
export function pastedRows(
  clipboard: Pick<DataTransfer, 'getData'>,
  headings: readonly string[] = [],
): string[][] | undefined {
  const text = clipboard.getData('text/plain');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const isColumn =
    lines.length > 1 && !text.startsWith('"') && /<table/i.test(clipboard.getData('text/html'));
  if (!isColumn && !text.includes('\t')) return undefined;
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const known = headings.map((heading) => heading.toLowerCase());
  const [first = []] = rows;
  return first.every((cell) => cell === '' || known.includes(cell.toLowerCase())) ? rows.slice(1) : rows;
}

type Row = Record<string, unknown>;

/**
 * The rows with the cells laid over them, from one field on to the right and down; rows that are missing are added.
 * Cells beyond the last column are dropped.
 * @param columns the fields, in the order in which the form shows them
 */
export function withCells(
  rows: readonly Row[],
  from: { row: number; column: number },
  cells: readonly (readonly string[])[],
  columns: readonly string[],
): Row[] {
  const result = [...rows];
  for (const [down, line] of cells.entries()) {
    const fields = columns.slice(from.column).map((column, right) => [column, line[right]] as const);
    const given = fields.filter(([, cell]) => cell !== undefined);
    result[from.row + down] = { ...wholeRow(columns, result[from.row + down]), ...Object.fromEntries(given) };
  }
  return result;
}
