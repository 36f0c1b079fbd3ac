/** The hyphen is last because elsewhere in a character class it would mean a range. */
const PLAIN = '0123456789+−–-';
const SMALL = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₋' };

/** What Word writes around the digits, inside the <sup> or <sub>. */
const LOOKS = '(?:\\s|</?(?:span|font|o:p|b|strong|i|em|u)\\b[^<>]*>)*';
const TAGGED = new RegExp(`<(sup|sub)\\b[^<>]*>${LOOKS}([${PLAIN}]+)${LOOKS}</\\1\\s*>`, 'gi');
/** How Google Docs writes them. */
const STYLED = new RegExp(
  `<span\\b[^<>]*\\bvertical-align:\\s*(super|sub)\\b[^<>]*>([${PLAIN}]+)</span>`,
  'gi',
);

/**
 * The HTML with superscript and subscript digits as the characters that the catalogue uses: 10⁹, m², CO₂. The site and
 * its editor have no tags for them, so that 10⁹ would become 109. Other superscripts and subscripts stay as they are.
 */
export function withSupSubCharacters(html: string): string {
  return html.replace(STYLED, toSmall).replace(TAGGED, toSmall);
}

function toSmall(_whole: string, place: string, digits: string): string {
  const small = place.toLowerCase() === 'sub' ? SMALL.sub : SMALL.sup;
  return [...digits].map((digit) => small[PLAIN.indexOf(digit)]).join('');
}
