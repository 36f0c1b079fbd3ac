import { company } from './company';

/* How many letters search engines commonly show; more is cut. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;

/** Letters. What search engines cut off of these is the company's name. */
const LONGEST_TITLE = 70;

/** The title with the company's name after it, where both have room; search engines show the name anyway. */
export function withName(title: string): string {
  const named = `${title} | ${company.name}`;
  return title.includes(company.name) || named.length > LONGEST_TITLE ? title : named;
}
