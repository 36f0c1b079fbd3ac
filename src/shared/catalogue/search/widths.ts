/*
 * Buyers name a tape by its width. We slit any tape to it, so a search does not fail for it.
 */

/** A whole number, a decimal, or a fraction as inches have it: "1 1/2". */
export const NUMBER = String.raw`(?:(?:\d[\s-])?\d\/\d+|\d+(?:\.\d+)?)`;
export const METRES = 'm|mtrs?|met(?:er|re)s?|y(?:ar)?ds?';
export const INCHES = 'inch(?:es)?|["”]';
/** Before another size, perhaps with an "x"; without one, "3M" is the maker. */
export const TIMES = String.raw`\s*(?:[x×*]\s*|(?!3m\b))`;

/** Fewer than ten are usually a thickness. */
const MILLIMETRES = String.raw`\d{2,}(?:\.\d+)?\s*mm`;
const OTHERS = String.raw`${NUMBER}\s*(?:cm|${INCHES})`;
const ROLL = String.raw`${TIMES}\d+\s*(?:${METRES})(?!\p{L})`;

/** A width, perhaps with the length of the roll: "48mm", "24 mm wide", "48 mm x 65 m". */
const WIDTH = new RegExp(
  String.raw`(^|[^.\d])(?:${MILLIMETRES}|${OTHERS})(?![\p{L}\d])(?:\s*wide(?!\p{L}))?(?:${ROLL})?`,
  'giu',
);

/** A size that the next one follows without a space. */
const CLOSED_UP = /(\d\s*(?:[cmuµμ]?m|mils?|["”]))x(?=\d)/gi;

/** The text with its sizes apart: "0.13mmx25mmx33m" becomes "0.13mm x 25mm x 33m". */
export const withSizesApart = (text: string): string => text.replace(CLOSED_UP, '$1 x ');

/** The text without the widths that it names; the same text if it names none and its sizes are apart. */
export const withoutWidths = (text: string): string => withSizesApart(text).replace(WIDTH, '$1 ');

/** Whether a width is all that the text says of a tape: "48 mm tape". */
export function saysOnlyWidth(text: string): boolean {
  const rest = withoutWidths(text);
  return rest !== text && saysOnlyTape(rest);
}

/** Whether the text says no more than "tape" or "roll". */
export const saysOnlyTape = (text: string): boolean =>
  !/[\p{L}\d]/u.test(text.replace(/\b(?:tape|roll)s?\b/gi, ''));
