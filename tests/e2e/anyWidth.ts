/** The tag of a test that runs on a wide screen only: its width plays no part, is needed, or is changed by the test. */
export const ANY_WIDTH = '@any-width';
