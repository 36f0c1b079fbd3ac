import { sortOrders } from '../../src/shared/catalogue/productListView';
import { paths } from '../../src/shared/paths';
import { readDefaults } from '../../tools/content/readDefaults';

const { products, categories, industries, blog } = readDefaults();
type Knows = (value: string) => boolean;

const idOf = (records: readonly { id: string }[]): Knows => {
  const ids = new Set(records.map(({ id }) => id));
  return (value) => ids.has(value);
};

/** The parameters that a page reads from its address, each with a check whether a value means something. */
const known: Readonly<Record<string, Readonly<Record<string, Knows>>>> = {
  [paths.products.to()]: {
    category: idOf(categories),
    industry: idOf(industries),
    sort: (value) => sortOrders.some(({ slug }) => slug === value),
  },
  [paths.blog.to()]: { category: (value) => blog.some(({ category }) => category === value) },
  [paths.requestQuote.to()]: { product: idOf(products) },
  [paths.compare.to()]: { product: (value) => value.split(' ').every(idOf(products)) },
};

/** Whether the page at `pathname` uses every parameter of the query, and every value means something. */
export const knownQuery = (pathname: string, search: string): boolean =>
  [...new URLSearchParams(search)].every(([name, value]) => known[pathname]?.[name]?.(value) === true);
