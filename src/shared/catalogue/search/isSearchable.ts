const MINIMUM_SEARCH_LENGTH = 2;

/** Whether the text is long enough to search for: at least two characters, without blanks at its ends. Section 5. */
export const isSearchable = (query: string): boolean => [...query.trim()].length >= MINIMUM_SEARCH_LENGTH;
