import { once } from '../once';

/** What finds products and shows them: fetched at the first turn to a search box or when idle. */
export const loadSearchCode = once(async () => (await import('./searchCode')).searchCode);
