/* How tags and attributes are written in HTML that is read without a DOM, as sources of regular expressions. */

export const BLANK = '[ \\t\\n\\f\\r]';

/** With the blank before it: its name, and its value as it is written, between quotes of either kind or without any. */
export const ATTRIBUTE = `${BLANK}+([^\\s"'=<>/]+)(?:${BLANK}*=${BLANK}*("[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`;

/** A tag that opens an element: its name, and all its attributes as they are written. */
export const START_TAG = `<([a-z][\\w-]*)((?:${ATTRIBUTE})*)${BLANK}*/?>`;

/** The value itself of one that ATTRIBUTE found. */
export const unquoted = (value: string): string => value.replace(/^["']|["']$/g, '');
