import { oncePerRecord } from '../oncePerRecord';
import type { ProductSummary } from '../product';
import { isSearchable } from './isSearchable';
import { plainUnits } from './plainFigures';
import { inOurWords } from './synonyms';
import { saysOnlyWidth, withoutWidths } from './widths';

/** Section 9. */
const MAXIMUM_MATCHES = 5;

export type Searched = Pick<ProductSummary, 'name' | 'shortDescription' | 'colourNames'>;

/**
 * Products whose name or short description contains the query, ignoring case, nearest first (`distanceTo`). Section 9.
 * They are followed, if the query has several words, is a plural, or has another name or no match, by those that
 * contain each of its words, however joined: "double sided tapes" finds "Double-Sided Foam Tape"; if there are none, by
 * those without a width, to which we slit any tape, or without "self-adhesive", which few texts say. Last come those that have each word if their colours count, too:
 * "red cloth tape". If the query is a product's whole name, only products that contain it are found.
 */
export function matchingProducts<T extends Searched>(products: readonly T[], query: string): T[] {
  if (!isSearchable(query)) return [];
  const wanted = query.trim().toLowerCase();
  const holdsQuery = ({ name, shortDescription }: Searched) =>
    [name, shortDescription].some((text) => text.toLowerCase().includes(wanted));
  const plain = normalise(query);
  const found = nearestFirst(products.filter(holdsQuery), [plain || wanted]);
  const words = plain
    .replace(ASKED_BESIDE, '')
    .split(' ')
    .filter((word) => word !== '')
    .map(singular);
  const isNamed = found.some(({ name }) => name.toLowerCase() === wanted);
  const isOneWord = words.length === 1 && words[0] === wanted;
  const isEnough = found.length > 0 && (isOneWord || isNamed);
  if (isEnough || words.length === 0) return found;
  const others = products.filter((product) => !found.includes(product));
  const withWords = (holds: HoldsWord, isColoured = false) => {
    const having = others.filter((product) => {
      const { name, text, colours } = plainTextsOf(product);
      // The semicolon, which none of them holds, parts the last word of one from the first of the next.
      const whole = [name, text, isColoured ? colours : ''].join(' ; ');
      return words.every((word, index) => holds(whole, word, words[index - 1]));
    });
    return nearestFirst(having, words);
  };
  const loosely = () => {
    const compound = withWords(holdsInCompound);
    const begun = compound.length > 0 ? compound : withWords(holdsBeginning);
    if (begun.length > 0 || saysOnlyWidth(query)) return begun;
    const unslit = withoutWidths(query);
    const less = unslit === query ? query.replace(SELF_ADHESIVE, ' ') : unslit;
    return less === query ? [] : matchingProducts(products, less);
  };
  const exactly = [...found, ...withWords(holdsWord)];
  const nearest = exactly.length > 0 ? exactly : loosely();
  const isColourAlone = words.length === 1 && nearest.length > 0;
  return isColourAlone ? nearest : [...new Set([...nearest, ...withWords(holdsWord, true)])];
}

/**
 * What buyers add to a tape's name: "BOPP tape price", "467MP or equivalent", and from a list of parts "50 rolls". Our
 * texts have none of it, and "rate" would find what is "rated".
 */
const ASKED_BESIDE =
  /(?: (?:(?:price|rate)s?(?: list| per .+)?|(?:or )?(?:alternative|equivalent|substitute)s?|rolls?|(?:qty:? )?\d+ ?(?:box(?:es)?|cartons?|nos?|pcs?|pieces?|reels?|rolls?)))+$/;

const SELF_ADHESIVE = /\bself[\s-]*adhesive\b/i;

type HoldsWord = (text: string, word: string, before: string | undefined) => boolean;

/**
 * Whether the text has the word, or one that begins with it. Figures and words of one or two letters are whole words:
 * "PE" is not "PET", and "0.1" not "0.13".
 */
const holdsWord: HoldsWord = (text, word, before) =>
  word.length > 2 ? holdsBeginning(text, word, before) : hasWord(text, word);

/** The same, but short words are beginnings, too, for when nothing else is found: "double sided t" will be "tape". */
const holdsBeginning: HoldsWord = (text, word) =>
  /^\d/.test(word) ? hasWord(text, word) : beginsWord(text, word);

const hasWord = (text: string, word: string): boolean => text.split(' ').includes(word);

/** Like `holdsWord`, also for a word typed in two, "photo luminescent", or several typed in one, "heatsink". */
const holdsInCompound: HoldsWord = (text, word, before) =>
  holdsWord(text, word, before) ||
  (before !== undefined && beginsWord(text, before + word)) ||
  beginsJoined(text, word);

/** Whether the word is two or three of the text's, the last perhaps only begun. Of short ones almost anything is made. */
const beginsJoined = (text: string, word: string): boolean =>
  text.split(' ').some((first, index, all) => {
    if (first.length < 3 || word.length < first.length + 2 || !word.startsWith(first)) return false;
    const joined = all.slice(index, index + 3).join('');
    return joined.startsWith(word);
  });

/**
 * The products sorted by the sum of their distances to the sought texts; of equally near ones those with fewer words in
 * their names first, as these have least besides what is sought.
 */
function nearestFirst<T extends Searched>(products: readonly T[], sought: readonly string[]): T[] {
  return products
    .map((product) => {
      const { name, text } = plainTextsOf(product);
      const distance = sought.reduce((sum, words) => sum + distanceTo(name, text, words), 0);
      return { product, distance, words: name.split(' ').length };
    })
    .sort((a, b) => a.distance - b.distance || a.words - b.words)
    .map(({ product }) => product);
}

/**
 * How far a product is from the sought text: 0 if that is its name, then rising if its name begins with it, a word of
 * its name does, a word of its short description does, or it only occurs inside a word ("duct" in "conductive"), of the
 * name or else of the short description.
 */
function distanceTo(name: string, text: string, sought: string): number {
  if (name === sought) return 0;
  if (name.startsWith(sought)) return 1;
  if (beginsWord(name, sought)) return 2;
  if (beginsWord(text, sought)) return 3;
  return name.includes(sought) ? 4 : 5;
}

function beginsWord(text: string, sought: string): boolean {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Another figure with its unit, with or without a space between. */
const MEASURE = /(\d)\s*(mm|grit)\b/g;

/** A standard's number typed as one word with its name, "EN20471". */
const STANDARD = /\b(astm|en|iec|is|iso|nfpa|ul)(?=\d)/g;

/** What separates words, apart from what belongs to a figure. */
export const BETWEEN_WORDS = /[\s‐-―,;/()-]+|\.(?=\s|$)/g;

/** The last zeros of a decimal: "0.50" is "0.5". */
const LAST_ZEROS = /(\d)(?:\.0+|(\.\d*?[1-9])0+)(?!\d)/g;

/**
 * In lower case, without quotation marks and brackets, and with a single space between words: "260 °C" is one word, the
 * same as "260C" and "260 degrees"; "28microns" is "28 µm", "0.50" is "0.5", and "hook & loop" is "hook and loop".
 */
const normalise = (text: string): string =>
  inOurWords(
    plainUnits(text)
      .toLowerCase()
      .replace(/["'“”‘’]/g, '')
      .replace(MEASURE, '$1 $2')
      .replace(STANDARD, '$1 ')
      .replace(LAST_ZEROS, '$1$2')
      .replace(/([\p{L}\p{N}])\s*&\s*(?=[\p{L}\p{N}])/gu, '$1 and ')
      .replace(BETWEEN_WORDS, ' ')
      .replace(/\b2 ?(?=side|way)/g, 'two '),
  ).trim();

const singular = (word: string): string => (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word);

/** A product's texts as they are compared, prepared once and not at every key that is typed. */
const plainTextsOf = oncePerRecord(({ name, shortDescription, colourNames = '' }: Searched) => ({
  name: normalise(name),
  text: normalise(shortDescription),
  colours: normalise(colourNames),
}));

/** The first five matches, and how many there are in all. */
export function searchProducts<T extends Searched>(
  products: readonly T[],
  query: string,
): { matches: T[]; total: number } {
  const matches = matchingProducts(products, query);
  return { matches: matches.slice(0, MAXIMUM_MATCHES), total: matches.length };
}
