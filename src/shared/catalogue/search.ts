import type { ProductCard } from './product';

/** Section 9. */
const MINIMUM_SEARCH_LENGTH = 2;
const MAXIMUM_MATCHES = 5;

/** Whether the text is long enough to search for: more than one character that is not blank. Section 5. */
export const isSearchable = (query: string): boolean => query.trim().length >= MINIMUM_SEARCH_LENGTH;

/**
 * Products whose name or short description holds the query, whatever its case. Section 9. After them, where it has
 * several words or nothing holds it, those that hold each of its words, however they are joined: "double sided tapes"
 * finds "Double-Sided Foam Tape". A whole name finds what holds it, and nothing else; the product of that name is first.
 */
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
  const named = inName.filter((product) => isNamed(product, wanted));
  const found = [...new Set([...named, ...inName, ...inText])];
  const words = plain(query)
    .split(' ')
    .filter((word) => word !== '')
    .map(singular);
  const isEnough = found.length > 0 && (words.length === 1 || named.length > 0);
  if (isEnough || words.length === 0) return found;
  const holdsWords = (text: string) => words.every((word) => plain(text).includes(word));
  const others = products.filter((product) => !found.includes(product));
  const byName = others.filter(({ name }) => holdsWords(name));
  const byText = others.filter(
    (product) => !byName.includes(product) && holdsWords(`${product.name} ${product.shortDescription}`),
  );
  return [...found, ...byName, ...byText];
}

const isNamed = ({ name }: { name: string }, wanted: string): boolean => name.toLowerCase() === wanted;

/** In lower case, a single blank between words; "260 °C" is one word, and "260C" and "260 deg C" are the same. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d)\s*(?:°|deg(?:rees?)?)?\s*c(?![a-z])/g, '$1°c')
    .replaceAll('aluminum', 'aluminium')
    .replace(/[\s‐-―,;/-]+/g, ' ')
    .trim();

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The first five matches, those by name before those by short description, and how many there are in all. */
export function searchProducts<T extends Pick<ProductCard, 'name' | 'shortDescription'>>(
  products: readonly T[],
  query: string,
): { matches: T[]; total: number } {
  const matches = matchingProducts(products, query);
  return { matches: matches.slice(0, MAXIMUM_MATCHES), total: matches.length };
}
