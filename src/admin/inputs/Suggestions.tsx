/** Suggestions for text fields whose `list` is this `id`: a native datalist, so anything else can be typed, too. */
export const Suggestions = ({ id, words }: { id: string; words: readonly string[] }) => (
  <datalist id={id}>
    {words.map((word) => (
      <option key={word} value={word} />
    ))}
  </datalist>
);

/** The slot props that make a text field offer them. */
export const suggestedBy = (id: string) => ({ htmlInput: { list: id, autoComplete: 'off' } });
