/** The text as search engines get it: without the no-break spaces that texts on pages have before units (keepUnits.ts). */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
