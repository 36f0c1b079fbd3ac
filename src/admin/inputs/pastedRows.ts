import { wholeRow } from '../records/allFields';

/**
 * The cells of rows that were copied from a spreadsheet, which parts its columns by tabs; undefined where the text is a
 * single cell.
 */
export function pastedRows(text: string): string[][] | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 && !text.includes('\t')) return undefined;
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
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
