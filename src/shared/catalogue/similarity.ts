import { oncePerRecord } from './oncePerRecord';

/** What texts are compared by. A word that both titles contain counts twice. */
type Texts = { title: string; text: string };

/**
 * How similar each record of a list is to a subject, in the list's order: the sum of the inverse document frequencies,
 * ln(records / records with the word), of the words that both texts contain, divided by the square root of the record's
 * number of words, because long texts share words by chance. Starts at 0; among a hundred texts of twenty words, a word
 * that only one of them shares counts about one.
 */
export const similarityBy = <Item>(textsOf: (item: Item) => Texts) =>
  // The list is indexed by word, and once, because a build compares each of thousands of products with all of them.
  oncePerRecord((records: readonly Item[]) => {
    const uses = new Map<string, { index: number; inTitle: boolean }[]>();
    const lengths = records.map((record, index) => {
      const { ofTitle, words } = wordsIn(textsOf(record));
      for (const word of words) {
        const use = { index, inTitle: ofTitle.has(word) };
        if (!uses.get(word)?.push(use)) uses.set(word, [use]);
      }
      return words.size;
    });
    return (subject: Item): number[] => {
      const { ofTitle, words } = wordsIn(textsOf(subject));
      const sums = records.map(() => 0);
      for (const word of words) {
        const found = uses.get(word) ?? [];
        const idf = Math.log(records.length / found.length);
        for (const { index, inTitle } of found)
          sums[index] = (sums[index] ?? 0) + (inTitle && ofTitle.has(word) ? 2 * idf : idf);
      }
      return sums.map((sum, index) => sum / Math.sqrt(lengths[index] || 1));
    };
  });

function wordsIn({ title, text }: Texts) {
  const ofTitle = new Set(wordsOf(title));
  return { ofTitle, words: new Set([...ofTitle, ...wordsOf(text)]) };
}

/**
 * The words of a text, without short words, which mean little, and without plural-like endings, so that "tapes" and
 * "tape" are the same word ("tap").
 */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[a-z]{3,}/g)
    ?.map((word) => word.replace(/(?:es?|s)$/, '')) ?? [];
