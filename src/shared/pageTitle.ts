import { company } from './company';

/**
 * Characters. Search engines commonly show 60 (admin/inputs/seoLimits.ts): what they cut off then is the company's name.
 */
const LONGEST_TITLE = 70;

/** The title with the company's name after it, where both have room; search engines show the name anyway. */
export function withName(title: string): string {
  const named = `${title} | ${company.name}`;
  return title.includes(company.name) || named.length > LONGEST_TITLE ? title : named;
}
