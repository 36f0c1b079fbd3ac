import { plainDegrees } from './degrees';
import { figureFilters } from './figureFilters';
import { isSearchable } from './isSearchable';
import type { ProductSummary } from './product';
import { DEFAULT_ORDER, type ProductListView, viewProducts } from './productList';

/*
 * "Heat" is here the temperature that is searched for. It becomes a choice of the filter `peak`, which finds more than
 * the filter `heat`: that is the service temperature alone, and a search does not say for how long.
 */

const HEAT = /(\d+)°c/;
/** Below zero, the end of a range, or of a number with a point or comma. */
const OTHER_FIGURE = /(?:[-−–]\s*|\bminus\s+|\d(?:°c)?\s*to\s*|[.,])\d+°c/i;
const BESIDE = /\b(?:above|at|for|of|over|to|up|upto|with)\b/gi;

const peakFilter = figureFilters.find(({ name }) => name === 'peak');

/**
 * The view of the tapes that withstand the temperature that is searched for, at least for a short time, among those that
 * the other words find: "masking 200 °C". The search itself finds only texts with these very digits. Undefined if no
 * temperature is searched for, one below zero, a range, or a higher one than the filter has.
 */
export function viewByHeat(view: ProductListView): ProductListView | undefined {
  const asked = plainDegrees(view.q ?? '');
  if (OTHER_FIGURE.test(asked)) return undefined;
  const [heat = '', degrees] = HEAT.exec(asked) ?? [];
  const choice = peakFilter?.choices.find(({ from }) => from >= Number(degrees));
  if (!choice) return undefined;
  const words = asked.replace(heat, ' ').replace(BESIDE, ' ').replace(/\s+/g, ' ').trim();
  return { ...view, peak: choice.slug, q: isSearchable(words) ? words : undefined };
}

/** The view of the tapes that withstand the temperature searched for, if these are more than the search finds. */
export function moreByHeat(
  products: readonly ProductSummary[],
  view: ProductListView,
  found: number,
): { view: ProductListView; count: number } | undefined {
  const byHeat = viewByHeat(view);
  const count = byHeat ? viewProducts(products, byHeat).length : 0;
  return byHeat && count > found ? { view: byHeat, count } : undefined;
}

/** Whether more products withstand the temperature that is searched for than the search finds. */
export const hasMoreByHeat = (products: readonly ProductSummary[], q: string, found: number): boolean =>
  moreByHeat(products, { q, sort: DEFAULT_ORDER }, found) !== undefined;
