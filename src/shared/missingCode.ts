/** How Chrome and Firefox, and Safari, say that a part of the code did not come. */
const NOT_LOADED = /dynamically imported module|importing a module script failed/i;

/** Whether a part of the code did not come. A site that was updated does not have the old parts any more. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && NOT_LOADED.test(error.message);
