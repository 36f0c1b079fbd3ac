import { type ChosenFigures, spansOf } from './figures/figureFilters';
import type { Span } from './figures/spansIn';
import type { ProductSummary } from './product';

type Comparer = (a: ProductSummary, b: ProductSummary) => number;

const byName: Comparer = (a, b) => a.name.localeCompare(b.name, 'en');

/**
 * By the lowest `value` of the ranges that a filter reads. A product without one is last; two of them are Infinity −
 * Infinity, NaN, which sorts as equal.
 */
function byFigure(filter: keyof ChosenFigures, value: (span: Span) => number): Comparer {
  const lowest = (product: ProductSummary) => Math.min(...(spansOf(product).get(filter) ?? []).map(value));
  return (a, b) => lowest(a) - lowest(b);
}

/**
 * The orders that a buyer can choose, with their labels in the menu. What an order does not tell apart stays in the
 * catalogue's order, which for an industry is its own, or in that of the search.
 */
export const sortOrders = [
  { slug: 'catalogue', label: 'Catalogue order', compare: undefined },
  { slug: 'name', label: 'Name, A to Z', compare: byName },
  { slug: 'thinnest', label: 'Thinnest first', compare: byFigure('thickness', ({ from }) => from) },
  { slug: 'thickest', label: 'Thickest first', compare: byFigure('thickness', ({ to }) => -to) },
  { slug: 'hottest', label: 'Highest temperature', compare: byFigure('heat', ({ to }) => -to) },
] as const satisfies readonly { slug: string; label: string; compare: Comparer | undefined }[];

type SortOrder = (typeof sortOrders)[number]['slug'];

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
