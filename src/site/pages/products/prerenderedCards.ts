/**
 * How many products a prerendered list describes. The others stand there by name, so that the page is small and
 * complete, until the script brings the rest.
 */
export const PRERENDERED_CARDS = 12;
