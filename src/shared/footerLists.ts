/* How many of each the footer lists before "View All...". Specification, section 9. */

export const CATEGORIES_IN_FOOTER = 7;
export const INDUSTRIES_IN_FOOTER = 6;
