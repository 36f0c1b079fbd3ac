/*
 * Buyers name a tape by its width. We slit any tape to it, so a search does not fail for it.
 */

/** Fewer than ten are mostly a thickness. */
const MILLIMETRES = String.raw`\d{2,}(?:\.\d+)?\s*mm`;
/** "2 inch", "1 1/2 inch", "5 cm". */
const OTHERS = String.raw`(?:(?:\d[\s-])?\d\/\d+|\d+(?:\.\d+)?)\s*(?:cm|inch(?:es)?|["”])`;
/** An "x" and a length may follow at once: "48mmx65m". */
const END_OF_UNIT = String.raw`(?!(?!x\d)[\p{L}\d])`;
const ROLL = String.raw`\s*[x×*]\s*\d+\s*(?:m|mtrs?|met(?:er|re)s?|y(?:ar)?ds?)(?!\p{L})`;

/** A width, perhaps with the length of the roll: "48mm", "24 mm wide", "48 mm x 65 m". */
const WIDTH = new RegExp(
  String.raw`(^|[^.\d])(?:${MILLIMETRES}|${OTHERS})${END_OF_UNIT}(?:\s*wide(?!\p{L}))?(?:${ROLL})?`,
  'giu',
);

/** The text without the widths that it names; the same text if it names none. */
export const withoutWidths = (text: string): string => text.replace(WIDTH, '$1 ');

/** Whether a width is all that the text says of a tape: "48 mm tape". */
export function saysOnlyWidth(text: string): boolean {
  const rest = withoutWidths(text);
  return rest !== text && !/[\p{L}\d]/u.test(rest.replace(/\btapes?\b/gi, ''));
}
