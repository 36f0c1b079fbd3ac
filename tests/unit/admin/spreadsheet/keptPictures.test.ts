import { describe, expect, it, vi } from 'vitest';
import { parseCsv, toCsv } from '../../../../src/admin/spreadsheet/csv';
import { productRows, rowsToProducts } from '../../../../src/admin/spreadsheet/productRows';
import { readProductTable } from '../../../../src/admin/spreadsheet/productTable';
import type { Product } from '../../../../src/shared/catalogue/product';
import { withPictureFiles } from '../../../../src/shared/catalogue/publishing/pictureFiles';
import * as fingerprints from '../../../../src/shared/fingerprint';
import { buildContent, buildProduct } from '../../../builders';

const [a, b, e] = ['A', 'B', 'E'].map((letter) => `data:image/webp;base64,${letter.repeat(4)}`) as [
  string,
  string,
  string,
];
const file = '/images/kraft.webp';
const kraft = (...images: string[]) => buildProduct({ images });
const foam = (...images: string[]) => buildProduct({ name: 'Foam Tape', images });

const tableOf = (...products: Product[]) => toCsv(productRows(products));

/** What the table would store as each product's pictures, or why its rows are refused. */
function load(table: string, ...products: Product[]) {
  const read = readProductTable(rowsToProducts(parseCsv(table)), buildContent({ products }));
  return read.problems.length > 0 ? read.problems : read.products.map(({ images }) => images);
}

const refused = (...reasons: string[]) => [
  { name: 'Row 2', reasons: reasons.map((reason) => expect.stringContaining(reason)) },
];

describe('pictures that are kept in the browser, in a product table', () => {
  it('stand there as a short text', () => {
    const large = `data:image/webp;base64,${'A'.repeat(82_000)}`;
    const cells = productRows([kraft(file, large)]).flat();
    expect(cells).toContainEqual(
      expect.stringMatching(/^\/images\/kraft\.webp\n\(picture 2 kept in the browser, code [\w-]+\)$/),
    );
    expect(Math.max(...cells.map((cell) => cell.length))).toBeLessThan(32_767);
    expect(load(tableOf(kraft(file, large)), kraft(file, large))).toEqual([[file, large]]);
  });

  it('are the ones that it was downloaded with, although another was put before them since', () => {
    expect(load(tableOf(kraft(a, b)), kraft(e, a, b))).toEqual([[a, b]]);
  });

  it('are the ones that it was downloaded with, although they were reordered since', () => {
    expect(load(tableOf(kraft(a, file, b)), kraft(b, a, file))).toEqual([[a, file, b]]);
  });

  it('take the order of their lines', () => {
    const table = tableOf(kraft(a, b));
    const [first, second] = table.match(/\(picture.*?\)/g) ?? [];
    const turned = table.replace(`${first}\n${second}`, `${second}\n${first}`);
    expect(load(turned, kraft(a, b))).toEqual([[b, a]]);
  });

  it('refuse the row if one of them was removed since', () => {
    const problems = load(tableOf(kraft(a, b)), kraft(b, e));
    expect(problems).toEqual(
      refused('“Brown Kraft Tape” names a picture that no product has here: (picture 1 kept in the browser'),
    );
  });

  it('are found if they were moved to another product since', () => {
    expect(load(tableOf(kraft(a, b)), kraft(b), foam(e, a))).toEqual([[a, b]]);
  });

  it('may be copied to another product’s row, or to a new product’s', () => {
    const cell = /\(picture 2.*\)/.exec(tableOf(kraft(a, b)))?.[0];
    const table = `id,name,images\nfoam-tape,Foam Tape,"${cell}"\n,PVC Tape,"${cell}"\n`;
    expect(load(table, kraft(a, b), foam(e, file))).toEqual([[b], [b]]);
  });

  it('stay as they are if they were published since, although another product has one that was not', () => {
    const published = withPictureFiles(b);
    expect(load(tableOf(kraft(a, b)), foam(b), kraft(e, published, a))).toEqual([[a, published]]);
    expect(load(tableOf(kraft(a, b)), foam(published), kraft(a, b))).toEqual([[a, b]]);
  });

  it.each([
    [
      'a changed code',
      /(?<=code )[^)]+/,
      '9-typo',
      'no product has here: (picture 1 kept in the browser, code 9-typo)',
    ],
    ['no code', /(?<=code )[^)]+/, '', 'no product has here'],
    ['another wording', 'kept in', 'kept by', 'This does not: (picture 1 kept by the browser'],
    ['another start', /(?=\(picture)/, 'the ', 'This does not: the (picture 1'],
    ['no end', /\)(?=",)/, '', 'This does not: (picture 1'],
  ])('refuse the row if one was mistyped: %s', (_, part, typed, reason) => {
    const table = tableOf(kraft(a)).replace(part, typed);
    expect(table).not.toBe(tableOf(kraft(a)));
    expect(load(table, kraft(a))).toEqual(refused(reason));
  });

  it('are each read once, and not for each row that has another product’s', () => {
    const embedded = (index: number) => `data:image/webp;base64,${`${index}`.padEnd(2000, 'A')}`;
    const products = Array.from({ length: 40 }, (_, index) =>
      buildProduct({ id: `kraft-${index}`, name: `Kraft ${index}`, images: [embedded(index)] }),
    );
    const copies = products.map(({ name, images }) => buildProduct({ id: '', name: `${name} copy`, images }));
    const rows = rowsToProducts(parseCsv(tableOf(...copies)));
    const read = vi.spyOn(fingerprints, 'fingerprint');
    const table = readProductTable(rows, buildContent({ products }));
    expect(table.products.map(({ images }) => images)).toEqual(products.map(({ images }) => images));
    expect(read.mock.calls.length).toBeLessThan(3 * products.length);
  });
});
