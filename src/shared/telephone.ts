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
  const most = mostCharacters(groups);
  let number = '';
  for (const group of groups.match(/\D*\d+\)?/g) ?? []) {
    if (digitsOf(number + group).length > most && number !== '') break;
    number += group;
  }
  return number;
}

/**
 * In India ten digits follow the country code, the zero of the trunk, or the one of toll-free numbers. "91" alone is the
 * country code if it stands alone or before ten digits: numbers of mobile telephones begin with it, too.
 */
function mostCharacters(groups: string): number {
  const digits = digitsOf(groups);
  if (/^(?:\+|00)(?!91)/.test(digits)) return MOST_ABROAD;
  const isCode = /^\(?91(?:0?\d{10})?(?!\d)/.test(groups);
  const [prefix = ''] = digits.match(isCode ? /^910?/ : /^(?:(?:\+|00)910?|[01])/) ?? [];
  return prefix.length + 10;
}

/** "00" and the fifteen digits of the longest number (E.164). */
const MOST_ABROAD = 17;

const digitsOf = (text: string): string => text.replace(/[^\d+]/g, '');

/**
 * What to dial for a written number. After a country code, a zero in brackets is only for calls within the country, and
 * so is any zero after India's, which gets its plus sign if it has none.
 */
export const dialled = (number: string): string =>
  digitsOf(number.replace(/^(\(?\+.*)\(0\)/, '$1'))
    .replace(/^91(?=0?\d{10}$)/, '+91')
    .replace(/^((?:\+|00)91)0/, '$1');
