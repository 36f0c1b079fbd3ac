/* Parts of regular expressions that read the HTML shown on the site (shared/html/allowedHtml.ts). */

/** What follows the name in a tag. Anything in a quoted value that looks like a tag is part of the value. */
export const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;

/** A whole tag. A search that goes from tag to tag never starts inside a value. */
export const TAG = `</?[a-z]${ATTRIBUTES}>`;
