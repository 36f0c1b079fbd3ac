import type { ProductSummary } from './product';
import {
  type ChosenFigures,
  countChoices,
  figureFilters,
  hasFigures,
  type Span,
  spansOf,
} from './search/figureFilters';
import { isSearchable } from './search/isSearchable';
import { matchingProducts } from './search/search';

type Comparison = (a: ProductSummary, b: ProductSummary) => number;

const byName: Comparison = (a, b) => a.name.localeCompare(b.name, 'en');

/**
 * By the lowest `value` of the ranges that a filter reads. A product without one is last; two of them are Infinity −
 * Infinity, NaN, which sorts as equal.
 */
function byFigure(filter: keyof ChosenFigures, value: (span: Span) => number): Comparison {
  const lowest = (product: ProductSummary) => Math.min(...(spansOf(product).get(filter) ?? []).map(value));
  return (a, b) => lowest(a) - lowest(b);
}

/**
 * The orders that a buyer can choose, with their labels in the menu. What an order does not tell apart stays in the
 * catalogue's order, or in that of the search.
 */
export const sortOrders = [
  { slug: 'catalogue', label: 'Catalogue order', compare: undefined },
  { slug: 'name', label: 'Name, A to Z', compare: byName },
  { slug: 'name-desc', label: 'Name, Z to A', compare: (a, b) => byName(b, a) },
  { slug: 'thinnest', label: 'Thinnest first', compare: byFigure('thickness', ({ from }) => from) },
  { slug: 'hottest', label: 'Highest temperature', compare: byFigure('heat', ({ to }) => -to) },
] as const satisfies readonly { slug: string; label: string; compare: Comparison | undefined }[];

export type SortOrder = (typeof sortOrders)[number]['slug'];

/** The order of a list that has chosen none, which its address leaves out. */
export const DEFAULT_ORDER = 'catalogue' satisfies SortOrder;

/** The list's view according to the URL; unknown values are left out. */
export type ProductListView = ChosenFigures & {
  category?: string;
  industry?: string;
  q?: string;
  sort: SortOrder;
};

/** The order with this slug; the default if there is none. */
export const sortOrder = (slug: string | null): SortOrder =>
  sortOrders.find((order) => order.slug === slug)?.slug ?? DEFAULT_ORDER;

/** All products grouped by category, for a menu; last, those whose category does not exist. */
export function groupByCategory<T extends Pick<ProductSummary, 'category'>>(
  products: readonly T[],
  categories: readonly { id: string; name: string }[],
): { name: string; products: T[] }[] {
  const known = new Set(categories.map(({ id }) => id));
  return [
    ...categories.map(({ id, name }) => ({
      name,
      products: products.filter(({ category }) => category === id),
    })),
    { name: 'Others', products: products.filter(({ category }) => !known.has(category)) },
  ].filter((group) => group.products.length > 0);
}

/** The products of a view, in its order. */
export function viewProducts(products: readonly ProductSummary[], view: ProductListView): ProductSummary[] {
  const found = view.q && isSearchable(view.q) ? matchingProducts(products, view.q) : products;
  const filtered = found.filter(
    (product) =>
      (!view.category || product.category === view.category) &&
      (!view.industry || product.industries.includes(view.industry)) &&
      hasFigures(product, view),
  );
  const compare = sortOrders.find(({ slug }) => slug === view.sort)?.compare;
  return compare ? filtered.sort(compare) : filtered;
}

/** How many products each category and each industry has under the view's other filters. */
export function countFacets(products: readonly ProductSummary[], view: ProductListView) {
  const inIndustry = viewWithout(products, view, 'category');
  const inCategory = viewWithout(products, view, 'industry');
  return {
    categories: count(inIndustry.map(({ category }) => category)),
    industries: count(inCategory.flatMap(({ industries }) => [...new Set(industries)])),
  };
}

/**
 * The filters by figures, each choice with its number of products under the view's other filters. A filter that none of
 * these products could pass is left out, unless it is in use.
 */
export const figureMenus = (products: readonly ProductSummary[], view: ProductListView) =>
  figureFilters
    .map((filter) => ({
      name: filter.name,
      label: filter.label,
      choices: countChoices(filter, viewWithout(products, view, filter.name)),
    }))
    .filter(({ name, choices }) => view[name] || choices.some(({ count: found }) => found > 0));

const viewWithout = (
  products: readonly ProductSummary[],
  view: ProductListView,
  filter: keyof ProductListView,
): ProductSummary[] => viewProducts(products, { ...view, sort: DEFAULT_ORDER, [filter]: undefined });

function count(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = Object.create(null);
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
