const list = new Intl.ListFormat('en-IN');

/** "A, B and C". */
export const listed = (words: readonly string[]): string => list.format(words);

/** How many words a message lists before it becomes tiresome. */
const MOST_LISTED = 5;

/** "A, B and C"; of more than five, the last are counted: "A, B, C, D and 3 more". */
export function listedInShort(words: readonly string[]): string {
  if (words.length <= MOST_LISTED) return listed(words);
  const named = words.slice(0, MOST_LISTED - 1);
  return listed([...named, `${words.length - named.length} more`]);
}

/** The words in use, without duplicates, in alphabetical order. */
export const eachOnce = (words: readonly (string | undefined)[]): string[] =>
  [...new Set(words)]
    .filter((word): word is string => Boolean(word))
    .sort((a, b) => a.localeCompare(b, 'en'));
