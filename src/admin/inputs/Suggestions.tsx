/** Words to choose from for text fields that name `id` as their list: the browser's own, which takes any others too. */
export const Suggestions = ({ id, words }: { id: string; words: readonly string[] }) => (
  <datalist id={id}>
    {words.map((word) => (
      <option key={word} value={word} />
    ))}
  </datalist>
);

/** What makes a text field offer them. */
export const suggestedBy = (id: string) => ({ htmlInput: { list: id, autoComplete: 'off' } });

/** The words that are in use, each once, in alphabetical order. */
export const eachOnce = (words: readonly (string | undefined)[]): string[] =>
  [...new Set(words)]
    .filter((word) => word !== undefined)
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b, 'en'));
