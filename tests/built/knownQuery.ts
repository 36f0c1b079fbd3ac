import { sortOrders } from '../../src/shared/catalogue/productList';
import { paths } from '../../src/shared/paths';
import { readDefaults } from '../../tools/content/readDefaults';

const { products, categories, industries, blog } = readDefaults();
const ids = (records: readonly { id: string }[]) => new Set(records.map(({ id }) => id));

/** The parameters that a page reads from its address, each with the values that mean something. */
const known: Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>> = {
  [paths.products.to()]: {
    category: ids(categories),
    industry: ids(industries),
    sort: new Set(sortOrders.map(({ slug }) => slug)),
  },
  [paths.blog.to()]: { category: new Set(blog.map(({ category }) => category)) },
  [paths.requestQuote.to()]: { product: ids(products) },
};

/** Whether the page at `pathname` knows every parameter of the query, and every value. */
export const knownQuery = (pathname: string, search: string): boolean =>
  [...new URLSearchParams(search)].every(([name, value]) => known[pathname]?.[name]?.has(value) === true);
