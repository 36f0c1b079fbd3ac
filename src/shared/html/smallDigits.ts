/** The hyphen last: elsewhere it would mean a range. */
const PLAIN = '0123456789+−–-';
const SMALL = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₋' };

/** What Word writes around the digits, within. */
const LOOKS = '(?:\\s|</?(?:span|font|o:p|b|strong|i|em|u)\\b[^<>]*>)*';
const TAGGED = new RegExp(`<(sup|sub)\\b[^<>]*>${LOOKS}([${PLAIN}]+)${LOOKS}</\\1\\s*>`, 'gi');
/** How Google Docs writes them. */
const STYLED = new RegExp(
  `<span\\b[^<>]*\\bvertical-align:\\s*(super|sub)\\b[^<>]*>([${PLAIN}]+)</span>`,
  'gi',
);

/**
 * HTML in which raised and lowered digits are the characters that the catalogue writes: 10⁹, m², CO₂. The site and
 * its editor know no tags for them, and 109 would be left. Anything else that is raised stays as it is.
 */
export function withSmallDigits(html: string): string {
  return html.replace(STYLED, toSmall).replace(TAGGED, toSmall);
}

function toSmall(_whole: string, place: string, digits: string): string {
  const small = place.toLowerCase() === 'sub' ? SMALL.sub : SMALL.sup;
  return [...digits].map((digit) => small[PLAIN.indexOf(digit)]).join('');
}
