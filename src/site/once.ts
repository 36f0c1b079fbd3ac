/**
 * Calls `fetch` once and caches its promise; a failed call is tried again. Meant for `import()`, which even for a
 * loaded module resolves some tasks later, perhaps after another frame of the old page.
 */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
