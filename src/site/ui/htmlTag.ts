/* Parts of regular expressions that read the HTML which the site shows (shared/html/allowedHtml.ts). */

/** What stands in a tag behind its name. What looks like a tag in a quoted value belongs to the value. */
export const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;

/** A whole tag. A search that leads from one to the next never starts within a value. */
export const TAG = `</?[a-z]${ATTRIBUTES}>`;
