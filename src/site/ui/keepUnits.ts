import { TAG } from './htmlTag';

/** A space between a number and its unit, as in "25 µm". */
const BEFORE_UNIT =
  /(\d) (?=(?:°[CF]?|[cmµ]?m[²³]?|kg|g|k?N|[kM]?Pa|psi|PSI|[km]?V|k?W|[kM]?Hz|[kMG]?Ω|lx|cd|dB|min|h|s)(?![\p{L}\p{N}]))/gu;

/** The text with no line break between a number and its unit. */
export const keepUnits = (text: string): string => text.replace(BEFORE_UNIT, '$1\u00a0');

const TAG_OR_TEXT = new RegExp(`${TAG}|[^<]+`, 'gi');

/** The same for the text in HTML, leaving its tags alone. */
export const keepUnitsInHtml = (html: string): string =>
  html.replace(TAG_OR_TEXT, (part) => (part.startsWith('<') ? part : keepUnits(part)));
