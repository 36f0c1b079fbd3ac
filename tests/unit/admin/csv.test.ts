import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, toCsv } from '../../../src/admin/content/csv';
import { productRows, rowsToProducts } from '../../../src/admin/content/productRows';
import { buildProduct } from '../../builders';

describe('CSV', () => {
  it('defuses cells that a spreadsheet would run, and takes the quote off again', () => {
    const cells = ['=1+1', '+91 44', '-40 to 90', '@SUM(A1)', "'=already", 'plain'];
    const text = toCsv([cells]);
    expect(text).not.toMatch(/(^|,)[=+@-]/m);
    expect(parseCsv(text)).toEqual([cells]);
  });

  it('reads back whatever it writes', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.replaceAll('\r', ''))
      .filter((text) => !text.startsWith('\uFEFF'));
    const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some(Boolean));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        // The first line tells the separator: here it holds commas only.
        const table = [['a', 'b'], ...rows];
        expect(parseCsv(toCsv(table))).toEqual(table);
      }),
    );
  });

  it('reads semicolons and line breaks as spreadsheets write them', () => {
    expect(parseCsv('id;name\r\na;"one\r\ntwo"\r\n\r\n')).toEqual([
      ['id', 'name'],
      ['a', 'one\ntwo'],
    ]);
  });
});

describe('products as a table', () => {
  it('come back as they were', () => {
    const product = buildProduct({
      features: ['Holds', '=Dangerous'],
      specifications: [
        { name: 'Peel', value: '98', unit: 'N/25 mm', testMethod: 'ASTM D3330' },
        { name: 'Backing', value: 'Foam' },
        { name: 'Range', value: '-40 to 90', testMethod: 'Own' },
      ],
      colours: [{ name: 'Black', hex: '#17181a' }],
    });
    const [row] = rowsToProducts(parseCsv(toCsv(productRows([product]))));
    expect(row).toMatchObject({
      id: product.id,
      name: product.name,
      features: product.features,
      specifications: product.specifications,
      colours: product.colours,
    });
  });

  it('refuse columns that the catalogue does not know', () => {
    expect(() =>
      rowsToProducts([
        ['name', 'price'],
        ['Tape', '10'],
      ]),
    ).toThrow('price');
  });
});
