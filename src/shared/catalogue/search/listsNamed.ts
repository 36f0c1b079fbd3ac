import { paths } from '../../paths';
import type { ProductSummary } from '../product';
import { countFacets } from '../productList';
import { DEFAULT_ORDER } from '../productListView';
import { isSearchable } from './isSearchable';

type Named = { id: string; name: string };

/** What does not belong to the name: "tapes for HVAC", "hvac industry". */
const BESIDE_NAME = /^tapes? for\s+|\s+(?:tapes?|industry)$/g;

/** The categories and industries whose name contains a search that finds no product. */
export function listsNamed(
  query: string,
  products: readonly ProductSummary[],
  { categories, industries }: { categories: readonly Named[]; industries: readonly Named[] },
): { href: string; words: string }[] {
  const wanted = query.trim().toLowerCase().replace(BESIDE_NAME, '');
  if (!isSearchable(wanted)) return [];
  const isNamed = ({ name }: Named) => name.toLowerCase().includes(wanted);
  const count = countFacets(products, { sort: DEFAULT_ORDER });
  return [
    ...categories.filter(isNamed).map(({ id, name }) => ({
      href: paths.products.to({ category: id }),
      words: `All of our ${name} (${count.categories[id] ?? 0})`,
    })),
    ...industries.filter(isNamed).map(({ id, name }) => ({
      href: paths.products.to({ industry: id }),
      words: `All tapes for ${name} (${count.industries[id] ?? 0})`,
    })),
  ];
}
