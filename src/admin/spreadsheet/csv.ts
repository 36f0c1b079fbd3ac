/* CSV as spreadsheets read and write it (RFC 4180), with a byte order mark so that Excel sees UTF-8. */

const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would run a cell that starts so; a quote before it makes it text. */
const RUNS = /^'*[=+\-@\t\r]/;
const DEFUSED = /^'(?='*[=+\-@\t\r])/;

/** Rows of cells as CSV text. Cells that a spreadsheet would run get a quote (') before them. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quote(RUNS.test(cell) ? `'${cell}` : cell)).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const quote = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A row of a table, with the number that a spreadsheet shows beside it. */
export type Row = { number: number; cells: string[] };

/**
 * CSV text as rows of cells; the quote that `toCsv` put before a cell is taken off. Blank lines are dropped.
 * @throws {Error} with words for the owner where the text ends within a row
 */
export function parseCsv(text: string): Row[] {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: Row[] = [];
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
      // A line break within a cell may come as two characters.
      if (letter === '\r' && source[index + 1] === '\n') continue;
      if (letter !== '"') cell += letter;
      else if (source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  if (isQuoted) {
    throw new Error(
      `This table was cut off, or a quotation mark (") is not closed in row ${number}. Everything after that mark would be one cell.`,
    );
  }
  if (cell === '' && row.length === 0) return rows;
  endRow();
  // Spreadsheets write a line break after the last row, too: a shorter one without it was cut off. Some leave out the
  // blank cells at a row's end.
  if ((rows.at(-1)?.cells.length ?? 0) < (rows[0]?.cells.length ?? 0)) {
    throw new Error(
      `This table was cut off: row ${rows.at(-1)?.number} ends before its last columns. If nothing is missing there, put a line break after it.`,
    );
  }
  return rows;
}

/** Some spreadsheets write semicolons or tabs: whichever the first line has most of. */
function separatorOf(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
