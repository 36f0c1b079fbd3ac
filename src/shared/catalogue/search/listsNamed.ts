import type { ProductSummary } from '../product';
import { countFacets } from '../productList';
import { DEFAULT_ORDER } from '../productListView';
import { isSearchable } from './isSearchable';

type Named = { id: string; name: string };

/** What does not belong to the name: "tapes for HVAC", "hvac industry". */
const BESIDE = /^tapes? for\s+|\s+(?:tapes?|industry)$/g;

/** A category's or industry's list, and what a link to it says. */
type NamedList = { list: { category?: string; industry?: string }; words: string };

/** The categories and industries whose name contains a search that finds no product. */
export function listsNamed(
  q: string,
  products: readonly ProductSummary[],
  { categories, industries }: { categories: readonly Named[]; industries: readonly Named[] },
): NamedList[] {
  const wanted = q.trim().toLowerCase().replace(BESIDE, '');
  if (!isSearchable(wanted)) return [];
  const isNamed = ({ name }: Named) => name.toLowerCase().includes(wanted);
  const count = countFacets(products, { sort: DEFAULT_ORDER });
  return [
    ...categories.filter(isNamed).map(({ id, name }) => ({
      list: { category: id },
      words: `All of our ${name} (${count.categories[id] ?? 0})`,
    })),
    ...industries.filter(isNamed).map(({ id, name }) => ({
      list: { industry: id },
      words: `All tapes for ${name} (${count.industries[id] ?? 0})`,
    })),
  ];
}
