type Choice = { id: string; name: string };

/**
 * The choices, and the chosen ids that are not among them, labelled as such.
 * @param nameOf what an unknown id is really that of, if anything: the defaults list a category as an industry
 */
export function withUnknown(
  known: readonly Choice[],
  chosen: readonly string[],
  nameOf: (id: string) => string | undefined = () => undefined,
): Choice[] {
  const ids = new Set(known.map(({ id }) => id));
  const unknown = chosen
    .filter((id) => !ids.has(id))
    .map((id) => ({ id, name: nameOf(id) ?? `${id} (does not exist)` }));
  return [...known, ...unknown];
}
