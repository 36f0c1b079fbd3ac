import type { Product } from '../../shared/catalogue/product';
import { isEmbedded } from '../../shared/pictures';
import { fromParts, partsOf, type Values } from '../records/parts';
import { messageOf } from '../words/messageOf';
import type { TableRow } from './csv';
import { keptPicture } from './keptPictures';

/*
 * Products as rows of a table, and back. A list is one cell, with one entry per line. Within an entry, a line break is
 * written \n, and a backslash twice. Whitespace around an entry is ignored.
 */

type Column = {
  name: string;
  get: (product: Product) => string;
  /** What the cell says, by path (`fromParts`). */
  set: (cell: string) => Values;
};

const lines = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const text = (name: keyof Product | `seo.${keyof Product['seo']}`): Column => ({
  name,
  get: (product) => String(partsOf(product)[name] ?? ''),
  set: (cell) => ({ [name]: cell }),
});

const list = (
  name: 'features' | 'uses' | 'industries' | 'images',
  get: (entry: string, index: number) => string = escaped,
): Column => ({
  name,
  get: (product) => product[name].map(get).join('\n'),
  set: (cell) => ({ [name]: lines(cell).map(unescaped) }),
});

const escaped = (entry: string) => entry.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

const unescaped = (entry: string) =>
  entry.replace(/\\([\\n|])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

const pictureCell = (address: string, index: number) =>
  isEmbedded(address) ? keptPicture(address, index + 1) : escaped(address);

/** `Peel adhesion | 98 | N/25 mm | ASTM D3330`, one per line. A bar within a part is written \|. */
const specifications: Column = {
  name: 'specifications',
  get: ({ specifications: all = [] }) =>
    all.map(({ name, value, unit, testMethod }) => joinedByBars([name, value, unit, testMethod])).join('\n'),
  set: (cell) => ({
    specifications: lines(cell).map((line) => {
      const [name = '', value, unit, testMethod] = splitAtBars(line, 4);
      if (value === undefined)
        throw new Error(
          `“${line}”: write a specification as Property | Value | Unit | Test method, one a line.`,
        );
      return { name, value, ...(unit && { unit }), ...(testMethod && { testMethod }) };
    }),
  }),
};

/** `Yellow | #f5b301`, one per line. */
const colours: Column = {
  name: 'colours',
  get: ({ colours: all = [] }) => all.map(({ name, hex }) => joinedByBars([name, hex])).join('\n'),
  set: (cell) => ({
    colours: lines(cell).map((line) => {
      const [name = '', hex = ''] = splitAtBars(line, 2);
      return { name, hex };
    }),
  }),
};

const joinedByBars = (values: (string | undefined)[]) =>
  values
    .map((value) => escaped(value ?? '').replaceAll('|', '\\|'))
    .join(' | ')
    .replace(/(?: \| )+$/, '');

/**
 * Splits a line into its parts, and trims them.
 * @throws {Error} with a message for the owner if there are more than `most`
 */
function splitAtBars(line: string, most: number): string[] {
  const found = [''];
  for (const [token] of line.matchAll(/\\[\\n|]|[\s\S]/g)) {
    if (token === '|') found.push('');
    else found[found.length - 1] += token;
  }
  if (found.length > most) {
    throw new Error(
      `“${line}” has more than ${most} parts. If a bar (|) belongs to the text, write \\| instead.`,
    );
  }
  return found.map((part) => unescaped(part.trim()));
}

const columns: Column[] = [
  text('id'),
  text('name'),
  text('category'),
  text('shortDescription'),
  text('description'),
  list('features'),
  list('uses'),
  list('industries'),
  list('images', pictureCell),
  specifications,
  colours,
  text('brand'),
  text('minimumOrder'),
  text('seo.title'),
  text('seo.description'),
  text('seo.h1'),
  text('seo.imageAlt'),
];

/** Returns the products as rows, the first of which names the columns. */
export const productRows = (products: readonly Product[]): string[][] => [
  columns.map(({ name }) => name),
  ...products.map((product) => columns.map(({ get }) => get(product))),
];

/**
 * What a row of the table says about a product, not validated. Columns that the table lacks are left out. `fault` tells
 * the owner why one of its cells could not be read.
 */
export type ProductRow = { number: number; values: Values; fault?: string };

/**
 * Reads the rows below the first, which names the columns, as products.
 * @throws {Error} with a message for the owner if the `id` or `name` column is missing, a column is unknown or stands
 * twice, or a row has more cells than columns
 */
export function rowsToProducts(rows: readonly TableRow[]): ProductRow[] {
  const [{ cells: header } = { cells: [] }, ...body] = rows;
  const known = (name: string) =>
    columns.find((column) => column.name.toLowerCase() === name.trim().toLowerCase());
  const found = header.map(known);
  const isBlank = (index: number) => rows.every(({ cells }) => (cells[index] ?? '').trim() === '');
  const unknown = header
    .filter((_name, index) => !found[index] && !isBlank(index))
    .map((name) => name.trim() || 'one without a name');
  if (unknown.length > 0) {
    throw new Error(
      `The file has columns that the catalogue does not know: ${unknown.join(', ')}. It knows ${columns.map(({ name }) => name).join(', ')}.`,
    );
  }
  const repeated = found.find((column, index) => column && found.indexOf(column) !== index);
  if (repeated) {
    throw new Error(
      `The file has the column “${repeated.name}” twice. Take one of them out: they may not say the same.`,
    );
  }
  for (const needed of ['id', 'name']) {
    if (!found.some((column) => column?.name === needed)) {
      throw new Error(
        `The file has no column called “${needed}”. Keep the columns “id” and “name” as they were downloaded; only a new product’s id stays empty.`,
      );
    }
  }
  return body.map(({ number, cells }) => {
    // For example because of a comma in a text without quotes, which would shift all later cells by a column.
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      throw new Error(
        `Row ${number} has more cells than the first row: take out what stands beyond the last column. In a table written without a spreadsheet, a comma in a text may do that: put quotation marks around the text.`,
      );
    }
    try {
      const parts = found.map((column, index) => column?.set(cells[index] ?? ''));
      return { number, values: fromParts(Object.assign({}, ...parts)) };
    } catch (error) {
      return { number, values: {}, fault: messageOf(error, 'This row cannot be read.') };
    }
  });
}
