/*
 * Buyers name a tape by its width. We slit any tape to it, so a search does not fail for it.
 */

/**
 * "48mm", "1 1/2 inch" or "24 mm wide", perhaps with the roll's length: "48mmx65m". Fewer millimetres than ten are mostly
 * a thickness.
 */
const WIDTH =
  /(^|[^.\d])(?:\d{2,}(?:\.\d+)?\s*mm|(?:(?:\d[\s-])?\d\/\d+|\d+(?:\.\d+)?)\s*(?:cm|inch(?:es)?|["”]))(?!(?!x\d)[\p{L}\d])(?:\s*wide(?!\p{L}))?(?:\s*[x×*]\s*\d+\s*(?:m|mtrs?|met(?:er|re)s?|y(?:ar)?ds?)(?!\p{L}))?/giu;

/** The text without the widths that it names; the same text if it names none. */
export const withoutWidths = (text: string): string => text.replace(WIDTH, '$1 ');

/** Whether a width is all that the text says of a tape: "48 mm tape". */
export function saysOnlyWidth(text: string): boolean {
  const rest = withoutWidths(text);
  return rest !== text && !/[\p{L}\d]/u.test(rest.replace(/\btapes?\b/gi, ''));
}
