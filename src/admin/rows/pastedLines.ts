import { LINE_MARKER } from '../words/listMarkers';
import { withoutQuotes } from './pastedRows';

/** The lines of pasted text without their list markers, and a spreadsheet's rows as lines; blank lines are left out. */
export const pastedLines = (text: string): string[] =>
  withoutQuotes(text)
    .split(/\r\n|\r|\n/)
    .map((line) => fromCells(line.replace(LINE_MARKER, '').split('\t')))
    .filter((line) => line !== '');

/** Whether the text is from a spreadsheet, as far as that shows: it has several columns or a quoted cell. */
export const hasCells = (text: string): boolean => text.includes('\t') || withoutQuotes(text) !== text;

/** Of two cells, the first usually names the second. */
function fromCells(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.join(filled.length === 2 ? ': ' : ', ');
}
