/** What two texts are compared by: words of the title say twice as much where both titles have them. */
type Texts = { title: string; text: string };

/**
 * How alike each of the others is to the subject, by the words that they share: the fewer of the others have a word,
 * the more it says. A number from 0, in uncommon words; long texts count for less, as they share words by chance.
 */
export function likenessTo(subject: Texts, others: readonly Texts[]): number[] {
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
  const rarity = (word: string) => Math.log(others.length / (uses.get(word) ?? 1));
  return found.map(({ shared, inBothTitles, words }) => {
    const sum = [...shared, ...inBothTitles].reduce((total, word) => total + rarity(word), 0);
    return sum / Math.sqrt(words.size || 1);
  });
}

/** The words of a text without the short ones that say little, and without ends, so that "boxes" is "box" and "tapes" "tape". */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[a-z]{3,}/g)
    ?.map((word) => word.replace(/(?:es?|s)$/, '')) ?? [];
