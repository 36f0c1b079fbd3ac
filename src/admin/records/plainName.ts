import { withoutInvisible } from '../../shared/invisible';

/**
 * A name as people compare names: capitals, the number of blanks and invisible characters count for nothing. What is
 * not a text, or blank, gives ''.
 */
export const plainName = (name: unknown): string =>
  typeof name === 'string' ? withoutInvisible(name).trim().replace(/\s+/g, ' ').toLowerCase() : '';
