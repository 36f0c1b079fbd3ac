/** Digits, with what people write between them: spaces, dots, hyphens and dashes, brackets around an area code. */
const NUMBER = /\+?(?:\d+|\(\d+\))(?:[\s.‐-―-]*(?:\d+|\(\d+\)))*/g;

/** Fewer digits beside other text are opening hours or an extension. Alone they are a short number, such as 1912. */
const FEWEST_DIGITS = 7;

/**
 * A phone number to call, as the owner wrote it. What follows the number (an extension, a second number, a remark) is
 * not dialled. Text without a number is not a link.
 */
export function PhoneLink({ number }: { number: string }) {
  const dialled = number
    .match(NUMBER)
    ?.find((found) => found === number.trim() || digitsOf(found).length >= FEWEST_DIGITS);
  return dialled ? <a href={`tel:${digitsOf(dialled)}`}>{number}</a> : number;
}

/** After a country code, a zero in brackets is only for calls within the country. */
const digitsOf = (text: string): string => text.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
