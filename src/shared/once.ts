/**
 * Calls `fetch` once and caches its promise; a failed call is tried again. Meant for `import()`, which even for a
 * loaded module resolves some tasks later, perhaps after another frame of the old page. While a finger is down, Chromium
 * holds these tasks back for a tenth of a second, and what was to be done ahead of the press delays it.
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
