/** The tag of a test in which nothing depends on the page's width: it runs on a wide screen only. */
export const ANY_WIDTH = '@any-width';
