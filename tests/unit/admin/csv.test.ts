import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, toCsv } from '../../../src/admin/files/csv';
import { productRows, rowsToProducts } from '../../../src/admin/files/productRows';
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

  it('come back as they were, whatever their texts hold', () => {
    const entry = fc
      .array(fc.constantFrom('a', ' ', '\n', '|', '\\', 'n', '"', ',', '°', '🏳️‍🌈'), { minLength: 1 })
      .map((letters) => `x${letters.join('')}x`);
    const entries = fc.array(entry, { maxLength: 3 });
    const specification = fc.record(
      { name: entry, value: entry, unit: entry, testMethod: entry },
      { requiredKeys: ['name', 'value'], noNullPrototype: true },
    );
    fc.assert(
      fc.property(
        entries,
        fc.array(specification, { maxLength: 3 }),
        entry,
        (features, specifications, name) => {
          const colours = [{ name, hex: '#17181a' }];
          const product = buildProduct({ features, uses: features, specifications, colours });
          const [row] = rowsToProducts(parseCsv(toCsv(productRows([product]))));
          expect(row).toMatchObject({ features, uses: features, specifications, colours });
        },
      ),
    );
  });

  it('keep a backslash as a hand writes it', () => {
    const [row] = rowsToProducts([
      ['id', 'name', 'features'],
      ['tape', 'Tape', 'Size 1\\2\nEnds in \\'],
    ]);
    expect(row?.features).toEqual(['Size 1\\2', 'Ends in \\']);
  });

  it('have a short text for a picture that is kept in the browser', () => {
    const picture = `data:image/webp;base64,${'A'.repeat(82_000)}`;
    const rows = productRows([buildProduct({ images: ['/images/kraft.webp', picture] })]);
    const [row] = rowsToProducts(rows);
    expect(row?.images).toEqual(['/images/kraft.webp', '(picture 2 kept in the browser)']);
    expect(Math.max(...rows.flat().map((cell) => cell.length))).toBeLessThan(32_767);
  });

  it('refuse a line with more parts than there are', () => {
    expect(() =>
      rowsToProducts([
        ['id', 'name', 'specifications'],
        ['tape', 'Tape', 'Width | 12 | 24 | 48 | mm'],
      ]),
    ).toThrow('“Width | 12 | 24 | 48 | mm” has more than 4 parts');
  });

  it('leave columns out that are blank from their head down', () => {
    const rows = [
      ['id', 'name', 'brand', '', ' '],
      ['tape', 'Tape', 'Own', '', ' '],
      ['', 'Foam', 'Own'],
    ];
    expect(rowsToProducts(rows)).toEqual([
      { id: 'tape', name: 'Tape', brand: 'Own' },
      { id: '', name: 'Foam', brand: 'Own' },
    ]);
  });

  it.each([
    [['name', 'brand'], 'id'],
    [['id', 'brand'], 'name'],
  ])('refuse the columns %j', (header, missing) => {
    expect(() => rowsToProducts([header, ['Tape', 'Own']])).toThrow(`no column called “${missing}”`);
  });

  it('refuse a column without a name that holds something', () => {
    expect(() =>
      rowsToProducts([
        ['name', ''],
        ['Tape', 'Own'],
      ]),
    ).toThrow('does not know: one without a name.');
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
