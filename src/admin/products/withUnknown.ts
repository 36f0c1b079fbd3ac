type Choice = { id: string; name: string };

/** The choices, and the chosen ids that are not among them, labelled as such. */
export function withUnknown(known: readonly Choice[], chosen: readonly string[]): Choice[] {
  const ids = new Set(known.map(({ id }) => id));
  const unknown = chosen.filter((id) => !ids.has(id)).map((id) => ({ id, name: `${id} (does not exist)` }));
  return [...known.map(({ id, name }) => ({ id, name })), ...unknown];
}
