import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, toCsv } from '../../../../src/admin/spreadsheet/csv';
import { productRows, rowsToProducts } from '../../../../src/admin/spreadsheet/productRows';
import { readProductTable } from '../../../../src/admin/spreadsheet/productTable';
import { productSchema } from '../../../../src/shared/catalogue/product';
import { buildContent, buildProduct } from '../../../builders';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);
/** The values that the rows of a table give for their products. */
const valuesOf = (table: string) => rowsToProducts(parseCsv(table)).map(({ values }) => values);
/** What the rows of a table would store. */
const read = (table: string) => readProductTable(rowsToProducts(parseCsv(table)), buildContent());

describe('CSV', () => {
  it('quotes cells that a spreadsheet would run as formulas, and removes the quote again', () => {
    const cells = ['=1+1', '+91 44', '-40 to 90', '@SUM(A1)', "'=already", 'plain'];
    const text = toCsv([cells]);
    expect(text).not.toMatch(/(^|,)[=+@-]/m);
    expect(cellsOf(text)).toEqual([cells]);
  });

  it('reads back whatever it writes', () => {
    const cell = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.replaceAll('\r', ''))
      .filter((text) => !text.startsWith('\uFEFF'));
    const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some(Boolean));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        // The separator is detected from the first line, which therefore holds only commas.
        const table = [['a', 'b'], ...rows];
        expect(cellsOf(toCsv(table))).toEqual(table);
      }),
    );
  });

  it('reads semicolons and line breaks as spreadsheets write them', () => {
    expect(cellsOf('id;name\r\na;"one\r\ntwo"\r\n\r\n')).toEqual([
      ['id', 'name'],
      ['a', 'one\ntwo'],
    ]);
  });

  it('keeps a quotation mark within a cell that does not start with one, such as that of an inch', () => {
    expect(cellsOf('id,name\na,2" Kraft, 3" core\n')[1]).toEqual(['a', '2" Kraft', ' 3" core']);
  });

  it('reads lines and line breaks within a cell that are \\r alone', () => {
    const rows = parseCsv('id;name\ra;"one\rtwo"\r\rb;three, four\r');
    expect(rows).toEqual([
      { number: 1, cells: ['id', 'name'] },
      { number: 2, cells: ['a', 'one\ntwo'] },
      { number: 4, cells: ['b', 'three, four'] },
    ]);
  });

  it('reads back a line break at the start of a cell', () => {
    expect(cellsOf(toCsv([['a', '\rone', "'\ntwo"]]))).toEqual([['a', '\none', "'\ntwo"]]);
  });

  it('numbers rows as spreadsheets do: blank rows count, line breaks within a cell do not', () => {
    const rows = parseCsv('\r\nid,name\r\n,\r\na,"one\ntwo"\r\n\r\nb,three');
    expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [2, 'id'],
      [4, 'a'],
      [6, 'b'],
    ]);
  });

  it('refuses a text that ends within a cell, and says in which row', () => {
    const whole = toCsv([
      ['id', 'description'],
      ['a', 'one\ntwo'],
      ['b', 'three, four'],
    ]);
    const cutOff = whole.slice(0, whole.indexOf('four'));
    expect(() => parseCsv(cutOff)).toThrow('cut off, or a quotation mark (") is not closed in row 3');
    expect(() => parseCsv('id,name\na,"Tape\nb,Foam\n')).toThrow('in row 2');
  });

  it('refuses a row with more cells than columns, unless the extra ones are blank', () => {
    const table = (last: string) => rowsToProducts(parseCsv(`id,name,brand\na,A,X\n${last}\n`));
    expect(() => table('b,B, strong,Y')).toThrow(
      'Row 3 has more cells than the first row: take out what stands beyond the last column. In a table written without a spreadsheet, a comma in a text may do that: put quotation marks around the text.',
    );
    expect(table('b,B,Y,, ').at(-1)?.values).toEqual({ id: 'b', name: 'B', brand: 'Y' });
  });

  it('refuses a text that ends within a row, but accepts a row without its last cells', () => {
    expect(() => parseCsv('id,name,brand\na,Tape,Own\nb,Fo')).toThrow(
      'cut off: row 3 ends before its last columns',
    );
    expect(() => parseCsv('id,name,brand\n\nb')).toThrow('row 3');
    expect(cellsOf('id,name,brand\na,Tape\n')).toEqual([
      ['id', 'name', 'brand'],
      ['a', 'Tape'],
    ]);
    expect(cellsOf('id,name,brand\na,Tape,')).toEqual([
      ['id', 'name', 'brand'],
      ['a', 'Tape', ''],
    ]);
  });
});

describe('products as a table', () => {
  it('have a column for every field, and for every part of what search engines are told', () => {
    const { seo, ...fields } = productSchema.entries;
    const parts = Object.keys(seo.wrapped.entries).map((part) => `seo.${part}`);
    expect(productRows([])[0]?.toSorted()).toEqual([...Object.keys(fields), ...parts].toSorted());
  });

  it('come back as they were', () => {
    const product = buildProduct({
      features: ['Holds', '=Dangerous'],
      specifications: [
        { name: 'Peel', value: '98', unit: 'N/25 mm', testMethod: 'ASTM D3330' },
        { name: 'Backing', value: 'Foam' },
        { name: 'Range', value: '-40 to 90', testMethod: 'Own' },
      ],
      colours: [{ name: 'Black', hex: '#17181a' }],
      industries: ['hvac-industry', 'packaging-industry'],
      images: ['/images/a.webp', 'https://pictures.example/b.jpg'],
      brand: 'Own',
      minimumOrder: '72 rolls',
      seo: { title: 'A title', description: 'What it is', h1: 'A heading', imageAlt: 'A roll' },
    });
    const [row] = valuesOf(toCsv(productRows([product])));
    expect(row).toEqual(product);
  });

  it('come back as they were, whatever characters their texts hold', () => {
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
          const [row] = valuesOf(toCsv(productRows([product])));
          expect(row).toMatchObject({ features, uses: features, specifications, colours });
        },
      ),
    );
  });

  it('keep a backslash that was typed by hand', () => {
    const [row] = valuesOf('id,name,features\ntape,Tape,"Size 1\\2\nEnds in \\"\n');
    expect(row?.features).toEqual(['Size 1\\2', 'Ends in \\']);
  });

  it('refuse a line with too many parts', () => {
    const { products, problems } = read(
      'id,name,specifications\ntape,Tape,Width | 12 | 24 | 48 | mm\nother,Other,Width | 12 | mm\n',
    );
    expect(problems).toEqual([
      {
        name: 'Row 2',
        reasons: [
          expect.stringContaining(
            '“Width | 12 | 24 | 48 | mm” has more than 4 parts. If a bar (|) belongs to the text, write \\| instead.',
          ),
        ],
      },
    ]);
    expect(products.map(({ id }) => id)).toEqual(['other']);
  });

  it('explain how to write a specification if a line has no bar', () => {
    expect(read('id,name,specifications\ntape,Tape,Thickness: 0.05 mm\n').problems).toEqual([
      { name: 'Row 2', reasons: [expect.stringContaining('Property | Value | Unit | Test method')] },
    ]);
  });

  it('leave out columns that are entirely blank', () => {
    expect(valuesOf('id,name,brand,, \ntape,Tape,Own,, \n,Foam,Own\n')).toEqual([
      { id: 'tape', name: 'Tape', brand: 'Own' },
      { id: '', name: 'Foam', brand: 'Own' },
    ]);
  });

  it('accept column names in any case', () => {
    expect(valuesOf('ID,Name,shortdescription\na,Tape,Holds\n')).toEqual([
      { id: 'a', name: 'Tape', shortDescription: 'Holds' },
    ]);
  });

  it.each([
    ['no id', 'name,brand\nTape,Own\n', 'no column called “id”'],
    ['no name', 'id,brand\nTape,Own\n', 'no column called “name”'],
    ['values in a column without a name', 'name,\nTape,Own\n', 'does not know: one without a name.'],
    [
      'a column twice, whose second one would win',
      'id,name,features,Features \na,A,Thin,\n',
      '“features” twice',
    ],
    [
      'columns that the catalogue does not know',
      'name,price,stock\nTape,10,20\n',
      'does not know: price, stock. It knows id, name, category, ',
    ],
  ])('refuse %s', (_, table, reason) => {
    expect(() => valuesOf(table)).toThrow(reason);
  });
});
