import { DEFAULT_ORDER, type ProductListView } from '../../../shared/catalogue/productListView';
import { figureParameters, paths } from '../../../shared/paths';

/** The address of the view, or of the view with something changed; the default order is omitted. */
export function listLink(view: ProductListView, change?: Partial<ProductListView>): string {
  // By name, for a constant order: a view that came with the page lacks the filters that are not set.
  const next = { ...view, ...change };
  const { category, industry, q, sort } = next;
  return paths.products.to({
    category,
    industry,
    ...Object.fromEntries(figureParameters.map((name) => [name, next[name]])),
    q,
    sort: sort === DEFAULT_ORDER ? undefined : sort,
  });
}

/** The address of all products, or of all that a search finds, in the view's order. */
export const withoutFilters = ({ sort }: ProductListView, q?: string): string => listLink({ sort, q });
