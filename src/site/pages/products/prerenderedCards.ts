/**
 * How many products a prerendered list describes. The others are listed by name, so that the page is small and complete
 * until the script fetches the rest.
 */
export const PRERENDERED_CARDS = 12;
