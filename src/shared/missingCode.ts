/** The messages of Chrome and Firefox, and of Safari, when a chunk could not be loaded. */
const NOT_LOADED = /dynamically imported module|importing a module script failed/i;

/** Whether a chunk could not be loaded, as when the site was updated and the old chunks are gone. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && NOT_LOADED.test(error.message);
