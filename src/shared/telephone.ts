import type { Settings } from './catalogue/settings';

/** The business's telephone numbers, as the owner wrote them; either may be missing. */
export const telephonesOf = ({ phone1, phone2 }: Settings['contact']): string[] =>
  [phone1, phone2].filter((phone): phone is string => Boolean(phone?.trim()));

/** What to dial for a written number. After a country code, a zero in brackets is only for calls within the country. */
export const dialled = (number: string): string =>
  number.replace(/^(\(?\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
