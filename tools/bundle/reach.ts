/** The start, and everything that `next` leads to from it, step by step. */
export function reach(start: string, next: (each: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  // The loop also visits what is added to the set meanwhile.
  for (const each of found) for (const other of next(each)) found.add(other);
  return found;
}
