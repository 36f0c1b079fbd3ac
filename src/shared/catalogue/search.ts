import type { ProductCard } from './product';

/** Section 9. */
const MINIMUM_SEARCH_LENGTH = 2;
const MAXIMUM_MATCHES = 5;

/** Whether the text is long enough to search for: more than one character that is not blank. Section 5. */
export const isSearchable = (query: string): boolean => query.trim().length >= MINIMUM_SEARCH_LENGTH;

/** Products whose name or short description holds the query, whatever its case. Section 9. */
export function matchingProducts<T extends Pick<ProductCard, 'name' | 'shortDescription'>>(
  products: readonly T[],
  query: string,
): T[] {
  if (!isSearchable(query)) return [];
  const wanted = query.trim().toLowerCase();
  const inName: T[] = [];
  const inText: T[] = [];
  for (const product of products) {
    if (product.name.toLowerCase().includes(wanted)) inName.push(product);
    else if (product.shortDescription.toLowerCase().includes(wanted)) inText.push(product);
  }
  return [...inName, ...inText];
}

/** The first five matches, those by name before those by short description. */
export const searchProducts = <T extends Pick<ProductCard, 'name' | 'shortDescription'>>(
  products: readonly T[],
  query: string,
): T[] => matchingProducts(products, query).slice(0, MAXIMUM_MATCHES);
