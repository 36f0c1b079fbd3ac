/** Digits, with what people write between them: blanks, dots, hyphens and dashes, brackets round an area's code. */
const NUMBER = /\+?(?:\d+|\(\d+\))(?:[\s.‐-―-]*(?:\d+|\(\d+\)))*/g;

/** Fewer are hours or an extension. */
const FEWEST_DIGITS = 7;

/**
 * A number to call, as the owner wrote it. What stands behind it, an extension, a second number or a remark, is not
 * dialled; and where there is no number, nothing is.
 */
export function PhoneLink({ number }: { number: string }) {
  const dialled = number
    .match(NUMBER)
    ?.map(digitsOf)
    .find(({ length }) => length >= FEWEST_DIGITS);
  return dialled ? <a href={`tel:${dialled}`}>{number}</a> : number;
}

/** Behind a country's code the zero in brackets is for calls from within. */
const digitsOf = (text: string): string => text.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
