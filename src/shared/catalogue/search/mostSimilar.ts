/** Shorter words have too many neighbours for a guess. */
export const SHORTEST_WORD = 4;

/** How many letters of a word may be wrong. */
const mistakesIn = (word: string): number => (word.length < 8 ? 1 : 2);

/**
 * The word that differs in the fewest letters, and not in the first; of several, the most frequent. Undefined if none is
 * near, and for a figure or a short word.
 */
export function mostSimilar(word: string, frequencies: ReadonlyMap<string, number>): string | undefined {
  if (word.length < SHORTEST_WORD || /\d/.test(word)) return undefined;
  let best: { word: string; mistakes: number; frequency: number } | undefined;
  for (const [other, frequency] of frequencies) {
    if (other.length < SHORTEST_WORD || other[0] !== word[0]) continue;
    if (Math.abs(other.length - word.length) > mistakesIn(word)) continue;
    const mistakes = mistakesBetween(word, other);
    if (mistakes > mistakesIn(word)) continue;
    const isBetter =
      !best || mistakes < best.mistakes || (mistakes === best.mistakes && frequency > best.frequency);
    if (isBetter) best = { word: other, mistakes, frequency };
  }
  return best?.word;
}

/** How many letters to insert, remove, replace or swap with their neighbour make one word of the other. */
function mistakesBetween(one: string, other: string): number {
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
