import { beginsWord } from './holdsWord';
import { plainTextsOf, type Searched } from './plainTexts';

/**
 * The products sorted by the sum of their distances to the sought texts; of equally near ones those with fewer words in
 * their names first, as these have least besides what is sought.
 */
export const nearestFirst = <T extends Searched>(products: readonly T[], sought: readonly string[]): T[] =>
  products
    .map((product) => {
      const { name, text } = plainTextsOf(product);
      const distance = sought.reduce((sum, each) => sum + distanceTo(each, name, text), 0);
      return { product, distance, words: name.split(' ').length };
    })
    .sort((a, b) => a.distance - b.distance || a.words - b.words)
    .map(({ product }) => product);

/** First those whose name begins with the first word and has the others: for "BOPP tape", "BOPP Packaging Tape". */
export function namedFirst<T extends Searched>(products: readonly T[], words: readonly string[]): T[] {
  const isNamed = (product: T) => {
    const { name } = plainTextsOf(product);
    return name.startsWith(words[0] ?? '') && words.every((word) => beginsWord(name, word));
  };
  return [...products].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

/** From 0, if the name is what is sought, to 5, if it is only inside a word of the short description, or in none. */
function distanceTo(sought: string, name: string, text: string): number {
  if (name === sought) return 0;
  if (name.startsWith(sought)) return 1;
  if (beginsWord(name, sought)) return 2;
  if (beginsWord(text, sought)) return 3;
  return name.includes(sought) ? 4 : 5;
}
