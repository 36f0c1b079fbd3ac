/** The words at the beginning of a sentence or a label. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
