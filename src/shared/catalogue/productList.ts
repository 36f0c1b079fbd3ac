import { countChoices, figureFilters, hasFigures } from './figures/figureFilters';
import type { ProductSummary } from './product';
import { DEFAULT_ORDER, type ProductListView, sortOrders } from './productListView';
import { matchingProducts } from './search/search';

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
  const found = view.q ? matchingProducts(products, view.q) : products;
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
