const list = new Intl.ListFormat('en-IN');

/** "A, B and C"; if there are more than `most`, the last are counted: "A, B and 4 more". */
export function listed(words: readonly string[], most = Number.POSITIVE_INFINITY): string {
  if (words.length <= most) return list.format(words);
  const named = words.slice(0, most - 1);
  return list.format([...named, `${words.length - named.length} more`]);
}
