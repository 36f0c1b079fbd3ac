/* A test without a tag runs on a wide screen. */

/** The tag of a test that runs on a small screen, too. */
export const BOTH_WIDTHS = '@both-widths';

/** The tag of a test of what only small screens have. */
export const PHONE_ONLY = '@phone-only';

/**
 * The tag of a test that only `npm run test:deep` runs, on one screen: it is like another, or about a detail of the layout,
 * a rare coincidence or a rare setting of a browser.
 */
export const DEEP = '@deep';
