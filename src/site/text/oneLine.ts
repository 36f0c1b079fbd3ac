/** The text as a browser reads it from an option without a `value`. */
export const oneLine = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ').trim();
