import { dialled } from '../../shared/telephone';

/** Digits, with what people write between them: spaces, dots, hyphens and dashes, brackets around a code. */
const NUMBER = /\+?(?:\d+|\(\+?\d+\))(?:[\s.‐-―-]*(?:\d+|\(\d+\)))*/g;

/** Fewer digits beside other text are opening hours or an extension. Alone they are a short number, such as 1912. */
const FEWEST_BESIDE_TEXT = 7;

/**
 * A phone number to call, as the owner wrote it. What follows the number (an extension, a second number, a remark) is
 * not dialled. Text without a number is not a link.
 */
export function PhoneLink({ number }: { number: string }) {
  const found = number
    .match(NUMBER)
    ?.find((part) => part === number.trim() || dialled(part).length >= FEWEST_BESIDE_TEXT);
  return found ? <a href={`tel:${dialled(found)}`}>{number}</a> : number;
}
