/** Works through the items with at most this many in progress at a time, and rejects as soon as the work on one does. */
export async function atATime<T>(
  limit: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const workThrough = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, workThrough));
}
