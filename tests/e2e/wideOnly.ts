/** The tag of a test that runs on a wide screen only: its width plays no part, is needed, or is changed by the test. */
export const WIDE_ONLY = '@wide-only';
