/*
 * Regular expressions, and sources for them, that match tags and attributes in HTML of any origin without a DOM. HTML
 * that passed the checks and is shown is read with the simpler ones of site/text/htmlTag.ts.
 */

export const BLANK = '[ \\t\\n\\f\\r]';

/** An attribute and the white space before it. Groups: name; value as written, including quotes. */
export const ATTRIBUTE = `${BLANK}+([^\\s"'=<>/]+)(?:${BLANK}*=${BLANK}*("[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`;

/** A start tag. Groups: name; all attributes as written. */
const START_TAG = `<([a-z][\\w-]*)((?:${ATTRIBUTE})*)${BLANK}*/?>`;

export const EACH_TAG = new RegExp(START_TAG, 'gi');
export const EACH_ATTRIBUTE = new RegExp(ATTRIBUTE, 'g');

/** A value matched by ATTRIBUTE, without its quotes. */
export const unquoted = (value: string): string => value.replace(/^["']|["']$/g, '');
