/**
 * A fetch that is remembered once it succeeds, and tried again where it fails. For `import()`: of a module that is
 * there already the browser tells some tasks later, and may paint a frame of the old page before.
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
