import { plainDegrees } from './degrees';
import type { ProductSummary } from './product';

/** Section 9. */
const MINIMUM_SEARCH_LENGTH = 2;
const MAXIMUM_MATCHES = 5;

/** Whether the text is long enough to search for: at least two characters, without blanks at its ends. Section 5. */
export const isSearchable = (query: string): boolean => query.trim().length >= MINIMUM_SEARCH_LENGTH;

type Searched = Pick<ProductSummary, 'name' | 'shortDescription'>;

/**
 * Products whose name or short description contains the query, ignoring case, nearest first (`distanceTo`). Section 9.
 * They are followed, if the query has several words, another name or no match, by those that contain each of its words,
 * however joined: "double sided tapes" finds "Double-Sided Foam Tape". If the query is a product's whole name, only
 * products that contain it are found.
 */
export function matchingProducts<T extends Searched>(products: readonly T[], query: string): T[] {
  if (!isSearchable(query)) return [];
  const wanted = query.trim().toLowerCase();
  const holdsQuery = ({ name, shortDescription }: Searched) =>
    [name, shortDescription].some((text) => text.toLowerCase().includes(wanted));
  const found = nearestFirst(products.filter(holdsQuery), [wanted]);
  const words = normalise(query)
    .split(' ')
    .filter((word) => word !== '')
    .map(singular);
  const isNamed = found.some(({ name }) => name.toLowerCase() === wanted);
  const isOneWord = words.length === 1 && !Object.hasOwn(SYNONYMS, wanted);
  const isEnough = found.length > 0 && (isOneWord || isNamed);
  if (isEnough || words.length === 0) return found;
  const withWords = (holds: (text: string, word: string) => boolean) =>
    products.filter((product) => {
      const text = normalise(`${product.name} ${product.shortDescription}`);
      return !found.includes(product) && words.every((word) => holds(text, word));
    });
  // "PE" is not "PET", unless nothing else is found: "double sided t" is on its way to "tape".
  const exactly = withWords(holdsShortWord);
  const others = found.length + exactly.length > 0 ? exactly : withWords(beginsWord);
  // Within other words ("red" in "hammered") only as a last resort.
  if (found.length + others.length === 0) return nearestFirst(withWords(isWithin), words);
  return [...found, ...nearestFirst(others, words)];
}

/** Whether the text has the word, or the beginning of a word of more than two letters. */
const holdsShortWord = (text: string, word: string): boolean =>
  word.length > 2 ? beginsWord(text, word) : text.split(' ').includes(word);

const isWithin = (text: string, word: string): boolean => text.includes(word);

/** The products sorted by the sum of their distances to the sought texts; equally near ones keep their order. */
function nearestFirst<T extends Searched>(products: readonly T[], sought: readonly string[]): T[] {
  return products
    .map((product) => ({
      product,
      distance: sought.reduce((sum, word) => sum + distanceTo(product, word), 0),
    }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ product }) => product);
}

/**
 * How far a product is from the sought text: 0 if that is its name, then rising if its name begins with it, a word of
 * its name does, a word of its short description does, or it only occurs inside a word ("duct" in "conductive"), of the
 * name or else of the short description.
 */
function distanceTo({ name, shortDescription }: Searched, sought: string): number {
  const lowerName = name.toLowerCase();
  if (lowerName === sought) return 0;
  if (lowerName.startsWith(sought)) return 1;
  if (beginsWord(lowerName, sought)) return 2;
  if (beginsWord(shortDescription.toLowerCase(), sought)) return 3;
  return lowerName.includes(sought) ? 4 : 5;
}

function beginsWord(text: string, sought: string): boolean {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** What buyers type, and what the texts call it: other spellings, and brand names used for any such tape. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  'ac tape': 'air conditioning tape',
  airconditioning: 'air conditioning',
  aluminum: 'aluminium',
  antiskid: 'anti skid',
  antislip: 'anti slip',
  antistatic: 'anti static',
  danger: 'caution',
  'cello tape': 'bopp tape',
  cellotape: 'bopp tape',
  'custom printed': 'printed',
  'd s tape': 'double sided tape',
  doubleside: 'double sided',
  doublesided: 'double sided',
  fiberglass: 'glass cloth',
  fibreglass: 'glass cloth',
  'high bond': 'vhb',
  kapton: 'polyimide',
  'logo tape': 'printed tape',
  'non skid': 'anti skid',
  'non slip': 'anti slip',
  nonskid: 'anti skid',
  nonslip: 'anti slip',
  'painters tape': 'masking tape',
  'plumber tape': 'thread seal tape',
  'plumbers tape': 'thread seal tape',
  'sello tape': 'bopp tape',
  sellotape: 'bopp tape',
  transparent: 'clear',
  'two way tape': 'double sided tape',
  velcro: 'hook and loop',
};
const SYNONYM_PATTERN = new RegExp(`\\b(${Object.keys(SYNONYMS).join('|')})(s?)\\b`, 'g');

/**
 * In lower case, without quotation marks, and with a single space between words: "260 °C" is one word, the same as
 * "260C" and "260 degrees", and "hook & loop" is "hook and loop".
 */
const normalise = (text: string): string =>
  plainDegrees(text)
    .toLowerCase()
    .replace(/["'“”‘’]/g, '')
    .replace(/([\p{L}\p{N}])\s*&\s*(?=[\p{L}\p{N}])/gu, '$1 and ')
    .replace(/[\s‐-―,;/-]+/g, ' ')
    .replace(SYNONYM_PATTERN, (_, word: string, plural: string) => `${SYNONYMS[word] ?? word}${plural}`)
    .trim();

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The first five matches, and how many there are in all. */
export function searchProducts<T extends Searched>(
  products: readonly T[],
  query: string,
): { matches: T[]; total: number } {
  const matches = matchingProducts(products, query);
  return { matches: matches.slice(0, MAXIMUM_MATCHES), total: matches.length };
}
