/**
 * A name as people compare names: capitals and the number of blanks count for nothing. What is not a text, or blank,
 * gives ''.
 */
export const plainName = (name: unknown): string =>
  typeof name === 'string' ? name.trim().replace(/\s+/g, ' ').toLowerCase() : '';
