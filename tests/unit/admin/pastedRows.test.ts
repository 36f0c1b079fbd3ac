import { describe, expect, it } from 'vitest';
import { pastedRows } from '../../../src/admin/rows/pastedRows';

/** What a spreadsheet puts on the clipboard. */
const copied = (text: string) => ({
  getData: (type: string) => (type === 'text/html' ? '<table></table>' : text),
});

const whole = [
  ['Adhesive', 'Acrylic, solvent', 'ASTM'],
  ['Core', '76 mm', ''],
];

describe('rows copied from a spreadsheet', () => {
  it.each([
    ['a cell with a line break', 'Adhesive\t"Acrylic,\nsolvent"\tASTM\r\nCore\t76 mm\t', whole],
    ['doubled quotation marks in such a cell', 'Core\t"3"" or\r\n1"""', [['Core', '3" or 1"']]],
    ['quotation marks of the cells themselves', '"Soft"\t3" core', [['"Soft"', '3" core']]],
    ['one column, its first cell with a line break', '"Black,\nmatt"\nWhite', [['Black, matt'], ['White']]],
  ])('keep %s', (_, text, rows) => {
    expect(pastedRows(copied(text))).toEqual(rows);
  });

  it('are not taken from a single cell with a line break', () => {
    expect(pastedRows(copied('"Black,\nmatt"'))).toBeUndefined();
  });
});
