/**
 * Calls `fetch` once and keeps its promise; a failed one is tried again. For `import()`: even for a loaded module it
 * resolves some tasks later, perhaps after a frame of the old page.
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
