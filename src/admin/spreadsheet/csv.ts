/* CSV as spreadsheets read and write it (RFC 4180), with a byte order mark so that Excel recognises UTF-8. */

const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would run a cell that starts like this as a formula. A quote before it makes it text. */
const RUNS = /^'*[=+\-@\t\r\n]/;
const DEFUSED = /^'(?='*[=+\-@\t\n])/;

/** Returns rows of cells as CSV. Cells that a spreadsheet would run get a quote (') before them. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quote(RUNS.test(cell) ? `'${cell}` : cell)).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const quote = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A row of a table, with the number that a spreadsheet shows beside it. */
export type TableRow = { number: number; cells: string[] };

/**
 * Parses CSV into rows of cells. The quote that `toCsv` puts before a cell is removed, and blank lines are dropped. A
 * line break within a cell is read as \n.
 * @throws {Error} with a message for the owner if the text ends within a row
 */
export function parseCsv(text: string): TableRow[] {
  const unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  // "CSV (Macintosh)" ends its lines with \r alone.
  const source = unmarked.replace(/\r\n?/g, '\n');
  const separator = separatorOf(source);
  const rows: TableRow[] = [];
  let number = 1;
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;

  const endCell = () => {
    row.push(cell.replace(DEFUSED, ''));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push({ number, cells: row });
    number += 1;
    row = [];
  };

  for (let index = 0; index < source.length; index += 1) {
    const letter = source[index];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else cell += letter;
  }
  if (isQuoted) {
    throw new Error(
      `This table was cut off, or a quotation mark (") is not closed in row ${number}. Everything after that mark would be one cell.`,
    );
  }
  if (cell === '' && row.length === 0) return rows;
  endRow();
  // Spreadsheets write a line break after the last row, too, so a short last row without one was cut off. With one it
  // may be short, because some spreadsheets leave out the blank cells at a row's end.
  if ((rows.at(-1)?.cells.length ?? 0) < (rows[0]?.cells.length ?? 0)) {
    throw new Error(
      `This table was cut off: row ${rows.at(-1)?.number} ends before its last columns. If nothing is missing there, put a line break after it.`,
    );
  }
  return rows;
}

/** Some spreadsheets separate cells by semicolons or tabs, so the first line's most frequent separator is taken. */
function separatorOf(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
