/** What texts are compared by. A word that both titles contain counts twice. */
type Texts = { title: string; text: string };

/**
 * How similar each of the others is to the subject: the sum of the inverse document frequencies, ln(others / others
 * with the word), of the words that both contain, divided by the square root of the other's number of words, because
 * long texts share words by chance. Starts at 0; among a hundred texts of twenty words, a word that only one of them
 * shares counts about one.
 */
export function similarityTo(subject: Texts, others: readonly Texts[]): number[] {
  const ofTitle = new Set(wordsOf(subject.title));
  const wanted = new Set([...ofTitle, ...wordsOf(subject.text)]);
  const uses = new Map<string, number>();
  const found = others.map(({ title, text }) => {
    const inTitle = new Set(wordsOf(title));
    const words = new Set([...inTitle, ...wordsOf(text)]);
    const shared = [...words].filter((word) => wanted.has(word));
    for (const word of shared) uses.set(word, (uses.get(word) ?? 0) + 1);
    return { shared, inBothTitles: shared.filter((word) => inTitle.has(word) && ofTitle.has(word)), words };
  });
  const idf = (word: string) => Math.log(others.length / (uses.get(word) ?? 1));
  return found.map(({ shared, inBothTitles, words }) => {
    const sum = [...shared, ...inBothTitles].reduce((total, word) => total + idf(word), 0);
    return sum / Math.sqrt(words.size || 1);
  });
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
