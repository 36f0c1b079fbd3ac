import { TAG } from './htmlTag';

const NO_BREAK = '$1\u00a0';

/** The space between a number and its unit, as in "25 µm" and "10⁶ Ω". */
const BEFORE_UNIT =
  /([\d⁰¹²³⁴-⁹]) (?=(?:°[CF]?|%|[cmµ]?m[²³]?|kg|g|lb|[km]?N|[kM]?Pa|psi|PSI|[km]?V|k?Wh?|[kM]?Hz|[mkMG]?Ω|nH|pF|lx|m?cd|dB|L|perm|min|h|s)(?![\p{L}\p{N}]))/gu;

/** The space within the name of a standard or grade, as in "EN ISO 20471", "ASTM D3330" and "grade 5952". */
const WITHIN_NAME = /\b(ASTM|EN|IEC|IS|ISEA|ISO|NFPA|UL|[Gg]rade) (?=[A-Z]?\d|ISO\b)/g;

/** The spaces within a size and a pH, as in "900 × 1150" and "pH 0 to 14". */
const WITHIN_FIGURE = /\d × (?=\d)|\bpH [\d.]+(?: to (?=\d))?/g;

/** The text with no line break between a number and its unit, within a size, nor within the name of a standard. */
export const keepUnits = (text: string): string =>
  text
    .replace(BEFORE_UNIT, NO_BREAK)
    .replace(WITHIN_NAME, NO_BREAK)
    .replace(WITHIN_FIGURE, (figure) => figure.replaceAll(' ', '\u00a0'));

const TAG_OR_TEXT = new RegExp(`${TAG}|[^<]+`, 'gi');

/** `keepUnits` for the text in HTML, leaving its tags alone. */
export const keepUnitsInHtml = (html: string): string =>
  html.replace(TAG_OR_TEXT, (part) => (part.startsWith('<') ? part : keepUnits(part)));
