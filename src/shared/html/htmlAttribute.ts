/*
 * How tags and attributes are written in HTML of any origin, read without a DOM: sources of regular expressions. What has
 * passed, and is shown, is read by the plainer ones of site/ui/htmlTag.ts.
 */

export const BLANK = '[ \\t\\n\\f\\r]';

/** An attribute and the blank before it. Groups: name; value as written, quotes included. */
export const ATTRIBUTE = `${BLANK}+([^\\s"'=<>/]+)(?:${BLANK}*=${BLANK}*("[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`;

/** A tag that opens an element: its name, and all its attributes as they are written. */
const START_TAG = `<([a-z][\\w-]*)((?:${ATTRIBUTE})*)${BLANK}*/?>`;

export const EACH_TAG = new RegExp(START_TAG, 'gi');
export const EACH_ATTRIBUTE = new RegExp(ATTRIBUTE, 'g');

/** The value itself of one that ATTRIBUTE found. */
export const unquoted = (value: string): string => value.replace(/^["']|["']$/g, '');
