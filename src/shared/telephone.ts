import type { Settings } from './catalogue/settings';

/** The business's telephone numbers, as the owner wrote them; either may be missing. */
export const telephonesOf = ({ phone1, phone2 }: Settings['contact']): string[] =>
  [phone1, phone2].filter((phone): phone is string => Boolean(phone?.trim()));

/** Digits, with what people write between them: spaces, dots, hyphens and dashes, brackets around a code. */
const NUMBER = /\+?(?:\d+|\(\+?\d+\))(?:[\s.‐-―-]*(?:\d+|\(\d+\)))*/g;

/** Fewer digits beside other text are opening hours or an extension. Alone they are a short number, such as 1912. */
const FEWEST_BESIDE_TEXT = 7;

/**
 * The telephone number in a text, without what follows it: an extension, a second number, a remark. Undefined if there
 * is none.
 */
export const numberIn = (text: string): string | undefined =>
  text.match(NUMBER)?.find((part) => part === text.trim() || dialled(part).length >= FEWEST_BESIDE_TEXT);

/** What to dial for a written number. After a country code, a zero in brackets is only for calls within the country. */
export const dialled = (number: string): string =>
  number.replace(/^(\(?\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
