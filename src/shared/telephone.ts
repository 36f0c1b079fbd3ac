import type { Settings } from './catalogue/settings';

/** The business's telephone numbers, as the owner wrote them; either may be missing. */
export const telephonesOf = ({ phone1, phone2 }: Settings['contact']): string[] =>
  [phone1, phone2].filter((phone): phone is string => Boolean(phone?.trim()));

/** Digits, with what people write between them: spaces, dots, hyphens and dashes, brackets around a code. Not a time. */
const NUMBER = /\+?(?:\d+|\(\+?\d+\))(?:[\s.‐-―-]*(?:\d+(?![\d:])|\(\d+\)))*/g;

/** Fewer digits beside other text are opening hours or an extension. Alone they are a short number, such as 1912. */
const FEWEST_BESIDE_TEXT = 7;

/**
 * The telephone number in a text, without what follows it: an extension, a second number, a remark. Undefined if there
 * is none.
 */
export const numberIn = (text: string): string | undefined =>
  text
    .match(NUMBER)
    ?.map(firstNumber)
    .find((number) => number === text.trim() || dialled(number).length >= FEWEST_BESIDE_TEXT);

/** The groups of digits that make up one number; a second one, or an extension, may follow with only a blank between. */
function firstNumber(groups: string): string {
  const most = mostCharacters(dialled(groups));
  let number = '';
  for (const group of groups.match(/\D*\d+\)?/g) ?? []) {
    if (dialled(number + group).length > most && number !== '') break;
    number += group;
  }
  return number;
}

/** In India ten digits follow the country code, the zero of the trunk, or the one of toll-free numbers. */
function mostCharacters(number: string): number {
  if (/^(?:\+|00)(?!91)/.test(number)) return MOST_ABROAD;
  const [prefix = ''] = number.match(/^(?:(?:\+|00)910?|[01])/) ?? [];
  return prefix.length + 10;
}

/** "00" and the fifteen digits of the longest number (E.164). */
const MOST_ABROAD = 17;

/** What to dial for a written number. After a country code, a zero in brackets is only for calls within the country. */
export const dialled = (number: string): string =>
  number.replace(/^(\(?\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
