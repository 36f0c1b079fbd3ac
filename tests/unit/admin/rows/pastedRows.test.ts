import { describe, expect, it } from 'vitest';
import { pastedRows, withoutBlankRows } from '../../../../src/admin/rows/pastedRows';

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
    ['a blank cell in one column', '66\r\n\r\n70\r\n', [['66'], [''], ['70']]],
    ['a blank cell at its start', '\r\n70\r\n', [[''], ['70']]],
    [
      'a blank row of two columns',
      '66\tmm\n\t\n70\tm\n',
      [
        ['66', 'mm'],
        ['', ''],
        ['70', 'm'],
      ],
    ],
    [
      'no blank rows at the end',
      '66\tmm\n70\tm\n\t\n\n',
      [
        ['66', 'mm'],
        ['70', 'm'],
      ],
    ],
  ])('keep %s', (_, text, rows) => {
    expect(pastedRows(copied(text))).toEqual(rows);
  });

  it('are recognised as headings also below blank ones', () => {
    expect(pastedRows(copied('\t\nProperty\tValue\nCore\t76 mm'), [/^property$/i, /^value$/i])).toEqual([
      ['Core', '76 mm'],
    ]);
  });

  it('go without blank ones if they are a table, but not if they are one column', () => {
    expect(
      withoutBlankRows([
        ['Core', '76 mm'],
        ['', ''],
        ['Width', ''],
      ]),
    ).toEqual([
      ['Core', '76 mm'],
      ['Width', ''],
    ]);
    expect(withoutBlankRows([['Core'], [''], ['Width']])).toEqual([['Core'], [''], ['Width']]);
  });

  it('are not taken from a single cell with a line break', () => {
    expect(pastedRows(copied('"Black,\nmatt"'))).toBeUndefined();
  });
});
