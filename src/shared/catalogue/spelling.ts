import type { ProductCard } from './product';
import { matchingProducts, SYNONYMS } from './search';

type Searched = Pick<ProductCard, 'name' | 'shortDescription'>;

/** Shorter words have too many neighbours for a guess. */
const SHORTEST_WORD = 4;
/** Longer texts are no search, and each word is compared with all known ones. */
const MOST_WORDS = 10;

/** How many letters of a word may be wrong. */
const mistakesIn = (word: string): number => (word.length < 8 ? 1 : 2);

/**
 * Suggests another spelling for a query that finds nothing: each word that no product contains is replaced by the most
 * similar word of the products' names and short descriptions, or of their other names. All else stays as it was typed.
 * @returns undefined if a word resembles none of them, or if the suggestion would find nothing either
 */
export function suggestQuery(products: readonly Searched[], query: string): string | undefined {
  const frequencies = countWords(products);
  const known = [...frequencies.keys()];
  const spellings = new Map<string, string>();
  const words = new Set(wordsOf(query));
  if (words.size > MOST_WORDS) return undefined;
  for (const word of words) {
    if (known.some((other) => other.includes(word))) continue;
    const suggestion = mostSimilar(word, frequencies);
    if (!suggestion) return undefined;
    spellings.set(word, suggestion);
  }
  const text = query.replace(WORD, (word) => spellings.get(word.toLowerCase()) ?? word);
  return matchingProducts(products, text).length > 0 ? text : undefined;
}

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

function countWords(products: readonly Searched[]): Map<string, number> {
  const counts = new Map(
    Object.keys(SYNONYMS)
      .flatMap(wordsOf)
      .map((word) => [word, 0]),
  );
  for (const { name, shortDescription } of products)
    for (const word of wordsOf(`${name} ${shortDescription}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The word with the fewest differing letters; of several, the most frequent one. Never guesses at figures. */
function mostSimilar(word: string, frequencies: ReadonlyMap<string, number>): string | undefined {
  if (word.length < SHORTEST_WORD || /\d/.test(word)) return undefined;
  let best: { word: string; mistakes: number; frequency: number } | undefined;
  for (const [other, frequency] of frequencies) {
    if (other.length < SHORTEST_WORD || Math.abs(other.length - word.length) > mistakesIn(word)) continue;
    const mistakes = distanceBetween(word, other);
    if (mistakes > mistakesIn(word)) continue;
    const isBetter =
      !best || mistakes < best.mistakes || (mistakes === best.mistakes && frequency > best.frequency);
    if (isBetter) best = { word: other, mistakes, frequency };
  }
  return best?.word;
}

/** How many letters to insert, remove, replace or swap with their neighbour make one word of the other. */
function distanceBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
