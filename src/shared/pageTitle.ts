import { company } from './company';

/* How many characters search engines commonly show; the rest is cut off. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;

/** In characters. What search engines cut off of a title of this length is part of the company's name. */
const LONGEST_TITLE = 70;

/** The title followed by the company's name if both fit. If not, search engines show the name anyway. */
export function withName(title: string): string {
  const named = `${title} | ${company.name}`;
  return title.includes(company.name) || named.length > LONGEST_TITLE ? title : named;
}
