import { type HoldsWord, holdsBeginning, holdsInCompound, holdsWord } from './holdsWord';
import { isSearchable } from './isSearchable';
import { withoutAskedBeside, withoutWhatAllHave } from './leftOut';
import { namedFirst, nearestFirst } from './nearestFirst';
import { plainText, plainTextsOf, type Searched, wordsIn } from './plainTexts';

/** Section 9. */
const MAXIMUM_MATCHES = 5;

/** The first five matches, and how many there are in all. */
export function searchProducts<T extends Searched>(
  products: readonly T[],
  query: string,
): { matches: T[]; total: number } {
  const matches = matchingProducts(products, query);
  return { matches: matches.slice(0, MAXIMUM_MATCHES), total: matches.length };
}

/**
 * The products that a query finds: those that contain it as typed, ignoring case (section 9), then those that have each of
 * its words; of both together, first those whose name begins with the first word and has the others. If there are none
 * of either, those that have the words more loosely, or at least the words that not every tape has. Last come those that
 * have each word if their colours count, too. Of each, the nearest first.
 */
export function matchingProducts<T extends Searched>(products: readonly T[], query: string): T[] {
  if (!isSearchable(query)) return [];
  const typed = query.trim().toLowerCase();
  const plain = plainText(query);
  const words = wordsIn(withoutAskedBeside(plain));
  const asTyped = nearestFirst(containing(products, typed), [plain || typed]);
  if (words.length === 0 || isEnough(asTyped, typed, words)) return asTyped;
  const known = new Set(asTyped);
  const others = products.filter((product) => !known.has(product));
  const having = (holds: HoldsWord, within: 'texts' | 'textsAndColours' = 'texts') =>
    nearestFirst(
      others.filter((product) => holdsAll(plainTextsOf(product)[within], words, holds)),
      words,
    );
  const found = firstFound(
    () => namedFirst([...asTyped, ...having(holdsWord)], words),
    () => having(holdsInCompound),
    () => having(holdsBeginning),
    () => matchingProducts(products, withoutWhatAllHave(query)),
  );
  // A fifth of the catalogue comes in red: what has the word in a text is enough.
  const isOneWordFound = words.length === 1 && found.length > 0;
  return isOneWordFound ? found : [...new Set([...found, ...having(holdsWord, 'textsAndColours')])];
}

const containing = <T extends Searched>(products: readonly T[], typed: string): T[] =>
  products.filter(
    ({ name, shortDescription }) =>
      name.toLowerCase().includes(typed) || shortDescription.toLowerCase().includes(typed),
  );

/** Whether the query is one word just as it is found, or one product's whole name, so that this opens. */
const isEnough = (asTyped: readonly Searched[], typed: string, words: readonly string[]): boolean =>
  asTyped.some(({ name }) => words[0] === typed || name.toLowerCase() === typed);

const holdsAll = (text: string, words: readonly string[], holds: HoldsWord): boolean =>
  words.every((word, index) => holds(text, word, words[index - 1]));

function firstFound<T>(...steps: (() => T[])[]): T[] {
  for (const step of steps) {
    const found = step();
    if (found.length > 0) return found;
  }
  return [];
}
