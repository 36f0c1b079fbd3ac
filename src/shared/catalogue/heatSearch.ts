import { plainDegrees } from './degrees';
import { figureFilters } from './figureFilters';
import type { ProductListView } from './productList';
import { isSearchable } from './search';

/** Not below zero, nor the end of a range or of a decimal. */
const HEAT = /(?<![-−–.\d])(\d+)°c/;
const BESIDE = /\b(?:above|at|for|of|over|to|up|upto|with)\b/gi;

const briefly = figureFilters.find(({ name }) => name === 'peak');

/**
 * The view of the tapes that withstand the temperature that is searched for, at least for a short time, among those that
 * the other words find: "masking 200 °C". The search itself finds only texts with these very digits. Undefined if no
 * temperature is searched for, or a higher one than the filter has.
 */
export function viewByHeat(view: ProductListView): ProductListView | undefined {
  const asked = plainDegrees(view.q ?? '');
  const [heat = '', degrees] = HEAT.exec(asked) ?? [];
  const choice = briefly?.choices.find(({ from }) => from >= Number(degrees));
  if (!choice) return undefined;
  const words = asked.replace(heat, ' ').replace(BESIDE, ' ').replace(/\s+/g, ' ').trim();
  return { ...view, peak: choice.slug, q: isSearchable(words) ? words : undefined };
}
