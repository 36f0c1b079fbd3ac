/*
 * Buyers name a tape by its width. We slit any tape to it, so a search does not fail for it.
 */

/** "48mm" or "2 inch", perhaps with the roll's length: "48 mm x 65 m". Fewer millimetres than ten are mostly a thickness. */
const WIDTH =
  /(^|[^.\d])(?:\d{2,}(?:\.\d+)?\s*mm|\d+(?:\.\d+)?\s*(?:cm|inch(?:es)?|["”]))(?![\p{L}\d])(?:\s*[x×*]\s*\d+\s*(?:m|mtrs?|met(?:er|re)s?)(?!\p{L}))?/giu;

/** The text without the widths that it names; the same text if it names none. */
export const withoutWidths = (text: string): string => text.replace(WIDTH, '$1 ');

/** Whether a width is all that the text says of a tape: "48 mm tape". */
export function saysOnlyWidth(text: string): boolean {
  const rest = withoutWidths(text);
  return rest !== text && !/[\p{L}\d]/u.test(rest.replace(/\btapes?\b/gi, ''));
}
