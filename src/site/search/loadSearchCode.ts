/** What finds products and shows them, fetched once: at the first turn to a search box or when idle. */
export const loadSearchCode = async () => (await import('./searchCode')).searchCode;
