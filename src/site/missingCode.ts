/**
 * Whether this is a browser's word that code cannot be fetched: a TypeError about a module. Anything else that a page
 * throws is its own.
 */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && /module/i.test(error.message);
