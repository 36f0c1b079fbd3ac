import { once } from '../../shared/once';

/**
 * The code that finds products and shows them, fetched when a search box is first used, or when idle. The quote form
 * takes the list of products from it (enquiry/otherLines.ts).
 */
export const loadSearchCode = once(async () => (await import('./searchCode')).searchCode);
