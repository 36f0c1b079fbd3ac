import type { Product } from '../../shared/catalogue/product';

/* Products as rows of a table, and back. Lists stand in one cell, an entry a line. */

type Column = {
  name: string;
  get: (product: Product) => string;
  set: (cell: string) => Record<string, unknown>;
};

const lines = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const text = (name: keyof Product & string): Column => ({
  name,
  get: (product) => String(product[name] ?? ''),
  set: (cell) => ({ [name]: cell }),
});

const list = (name: 'features' | 'uses' | 'industries' | 'images'): Column => ({
  name,
  get: (product) => product[name].join('\n'),
  set: (cell) => ({ [name]: lines(cell) }),
});

const seo = (name: 'title' | 'description' | 'h1' | 'imageAlt'): Column => ({
  name: `seo.${name}`,
  get: (product) => product.seo[name] ?? '',
  set: (cell) => ({ seo: { [name]: cell } }),
});

/** `Peel adhesion | 98 | N/25 mm | ASTM D3330`, one a line. */
const specifications: Column = {
  name: 'specifications',
  get: ({ specifications: all = [] }) =>
    all.map(({ name, value, unit, testMethod }) => parts([name, value, unit, testMethod])).join('\n'),
  set: (cell) => ({
    specifications: lines(cell).map((line) => {
      const [name = '', value = '', unit, testMethod] = line.split('|').map((part) => part.trim());
      return { name, value, ...(unit && { unit }), ...(testMethod && { testMethod }) };
    }),
  }),
};

/** `Yellow | #f5b301`, one a line. */
const colours: Column = {
  name: 'colours',
  get: ({ colours: all = [] }) => all.map(({ name, hex }) => parts([name, hex])).join('\n'),
  set: (cell) => ({
    colours: lines(cell).map((line) => {
      const [name = '', hex = ''] = line.split('|').map((part) => part.trim());
      return { name, hex };
    }),
  }),
};

const parts = (values: (string | undefined)[]) =>
  values
    .map((value) => value ?? '')
    .join(' | ')
    .replace(/(?: \| )+$/, '');

const columns: Column[] = [
  text('id'),
  text('name'),
  text('category'),
  text('shortDescription'),
  text('description'),
  list('features'),
  list('uses'),
  list('industries'),
  list('images'),
  specifications,
  colours,
  text('brand'),
  text('minimumOrder'),
  seo('title'),
  seo('description'),
  seo('h1'),
  seo('imageAlt'),
];

/** The products as rows, the first of which names the columns. */
export const productRows = (products: readonly Product[]): string[][] => [
  columns.map(({ name }) => name),
  ...products.map((product) => columns.map(({ get }) => get(product))),
];

/**
 * The rows as products, not validated. Columns that the table lacks are left out of them; so the caller can
 * keep what is stored. Throws where there is no `id` or `name` column, or an unknown one.
 */
export function rowsToProducts(rows: readonly string[][]): Record<string, unknown>[] {
  const [header = [], ...body] = rows;
  const found = header.map((name) => columns.find((column) => column.name === name.trim()));
  const unknown = header.filter((_name, index) => !found[index]);
  if (unknown.length > 0) {
    throw new Error(`The file has columns that the catalogue does not know: ${unknown.join(', ')}.`);
  }
  if (!header.some((name) => name.trim() === 'name'))
    throw new Error('The file has no column called “name”.');
  return body.map((row) => {
    const product: Record<string, unknown> = {};
    found.forEach((column, index) => {
      if (!column) return;
      const { seo: searchFields, ...fields } = column.set(row[index] ?? '');
      Object.assign(product, fields);
      if (searchFields) product.seo = { ...(product.seo as object | undefined), ...searchFields };
    });
    return product;
  });
}
