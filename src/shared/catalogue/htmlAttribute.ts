/* How an attribute is written in HTML that is read without a DOM, as the source of a regular expression. */

export const BLANK = '[ \\t\\n\\f\\r]';

/** With the blank before it: its name, and its value as it is written, between quotes of either kind or without any. */
export const ATTRIBUTE = `${BLANK}+([^\\s"'=<>/]+)(?:${BLANK}*=${BLANK}*("[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`;

/** The value itself of one that ATTRIBUTE found. */
export const unquoted = (value: string): string => value.replace(/^["']|["']$/g, '');
