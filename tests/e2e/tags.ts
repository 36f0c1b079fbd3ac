/** The tag of a test that runs on a wide screen only: its width plays no part, is needed, or is changed by the test. */
export const WIDE_ONLY = '@wide-only';

/** The tag of a test of what only small screens have. */
export const PHONE_ONLY = '@phone-only';

/** The tag of a test that only `npm run test:deep` runs, at one width: it is like another, or about a rare coincidence. */
export const DEEP = '@deep';
