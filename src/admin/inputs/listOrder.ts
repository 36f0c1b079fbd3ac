/** The list with one entry taken from `from` and put at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = without(items, from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

export const without = <T>(items: readonly T[], index: number): T[] => items.filter((_, at) => at !== index);

export const replaced = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((entry, at) => (at === index ? item : entry));
