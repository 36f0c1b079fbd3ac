import { mostSimilar, SHORTEST_WORD } from './mostSimilar';
import { BETWEEN_WORDS, JOINS_WORDS, type Searched } from './plainTexts';
import { matchingProducts } from './search';
import { synonyms } from './synonyms';

/** Shorter words are too weak a guess if nothing resembles the words beside them. */
const SHORTEST_WORD_ALONE = 6;
/** A figure, with or without its unit, or a unit that stands alone. */
const SIZE = /\d|^(?:°.*|[cfmx]|mm|cm|deg(?:rees?)?|celsius|mtrs?|met(?:er|re)s?|inch(?:es)?|microns?)$/i;
/** Words that say nothing of a product, or nothing without what stands beside them. */
const LITTLE =
  /^(?:a|an|and|at|best|customi[sz]ed|do|full|good|half|heavy|high|light|low|new|not|one|proof|resist(?:ant|ance)|rolls?|strong|temperature|the|three|two)$/i;
/** Abbreviations such as "UL" or "PE" alone are within too many words. */
const WHOLE_WORD = /\p{L}{3}/u;
/** Longer texts are no search: each word is compared with all known ones, and every choice of words is tried. */
const MOST_WORDS = 10;

/**
 * Suggests another text for a query that finds nothing. Each word that no product contains is replaced by the most
 * similar word of the products' names and short descriptions, or of their other names. What resembles none of them is
 * left out, and if that is not enough also sizes, words like "for", and some of the others: "masking tape purple 24 mm"
 * becomes "masking tape", "ESD tape for laboratories" becomes "ESD tape".
 * @returns undefined if that finds nothing either, or says no more than "tape"
 */
export function suggestQuery(products: readonly Searched[], query: string): string | undefined {
  const words = new Set(wordsOf(query));
  if (words.size > MOST_WORDS) return undefined;
  const spellings = spell(words, countWords(products));
  const unknown = [...spellings.keys()].filter((word) => !spellings.get(word));
  const text = query.replace(WORD, (word) => spellings.get(word.toLowerCase()) ?? word);
  if (unknown.length === 0 && matchingProducts(products, text).length > 0) return text;
  const isTelling = (part: string) =>
    !SIZE.test(part) && !LITTLE.test(part) && wordsOf(part).some((word) => !unknown.includes(word));
  return shortened(products, [...new Set(text.split(BETWEEN_WORDS).filter(isTelling))], query);
}

/** The spelling of each word that is not known; undefined for one that resembles no other. */
function spell(words: ReadonlySet<string>, frequencies: ReadonlyMap<string, number>) {
  const known = [...frequencies.keys()];
  // Short ones are part of many words: "car" is not "carton".
  const isKnown = (word: string) =>
    word.length < SHORTEST_WORD
      ? ['', 's', 'es'].some((ending) => frequencies.has(word + ending))
      : known.some((other) => other.includes(word));
  const strange = [...words].filter((word) => !isKnown(word));
  const spellings = new Map(strange.map((word) => [word, mostSimilar(word, frequencies)]));
  // Beside words that nothing resembles, and none that is known, a short word is too weak a guess: "tulip quilt" is
  // not "quiet".
  if (strange.length === words.size && [...spellings.values()].includes(undefined)) {
    for (const word of strange) if (word.length < SHORTEST_WORD_ALONE) spellings.set(word, undefined);
  }
  return spellings;
}

/** Whether the suggestion has a word that was not typed, so that it does more than to leave some out. */
export function isRespelt(query: string, suggestion: string): boolean {
  const typed = new Set(wordsOf(query));
  return wordsOf(suggestion).some((word) => !typed.has(word));
}

/**
 * These words or, if they find none or too much, as many of them as one product has: rather words of names, and rather
 * rare ones.
 */
function shortened(
  products: readonly Searched[],
  words: readonly string[],
  query: string,
): string | undefined {
  const findsFew = (text: string) => {
    if (!WHOLE_WORD.test(text)) return false;
    const { length } = matchingProducts(products, text);
    return length > 0 && length <= products.length / 2;
  };
  const all = words.join(' ');
  if (findsFew(all)) return all;
  if (words.length < 2 || words.length > MOST_WORDS) return undefined;
  const found = words.map((word) => {
    const by = matchingProducts(products, word);
    const names = by.map(({ name }) => ({ name, shortDescription: '' }));
    const isInName = matchingProducts(names, word).length > 0;
    const worth = query.includes(word) ? Number(isInName) : -1;
    return { word, by: new Set(by), weight: worth * products.length - by.length };
  });
  const weightOf = (choice: typeof found) => choice.reduce((sum, { weight }) => sum + weight, 0);
  return everyChoice(found)
    .filter(([first, ...others]) =>
      [...(first?.by ?? [])].some((one) => others.every(({ by }) => by.has(one))),
    )
    .sort((one, other) => other.length - one.length || weightOf(other) - weightOf(one))
    .map((choice) => choice.map(({ word }) => word).join(' '))
    .find(findsFew);
}

/** Every choice of some of these, in their order. */
const everyChoice = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((choices, one) => choices.flatMap((chosen) => [chosen, [...chosen, one]]), [[]]);

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).filter((word) => !JOINS_WORDS.test(word));

/** How often each word occurs: once in a name, or as another name, counts as much as once in every description. */
function countWords(products: readonly Searched[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  for (const { name, shortDescription } of products) {
    count(name, products.length);
    count(shortDescription, 1);
  }
  for (const typed of synonyms) count(typed, products.length);
  return counts;
}
