/** A copy of the list in which the added ones stand in place of those removed. Chrome 109 has no `toSpliced`. */
export function spliced<T>(items: readonly T[], index: number, removed: number, ...added: T[]): T[] {
  return [...items.slice(0, index), ...added, ...items.slice(index + removed)];
}
