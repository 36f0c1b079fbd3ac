/* What the entries of lists begin with in text from other programs, with the blanks around it. */

/**
 * A dash before a number may be a minus sign. Word's "o" and "§" are letters of its symbol fonts, and bullets only before
 * the gap that Word leaves after them.
 */
const BULLETS = String.raw`[•‣◦●○■□▪·✓✔➢➤*]|\uf0b7|[o§](?=\t|\u00a0|\s\s)|[–—-](?=\s+[^\s\d])`;
const NUMBERS = String.raw`\(?\d{1,3}[.)]`;
const LETTERS = String.raw`\(?(?:[a-zA-Z]|[ivxIVX]{1,5})[.)]`;

const atStart = (...markers: string[]) => new RegExp(`^\\s*(?:${markers.join('|')})\\s+`, 'u');

export const BULLET = atStart(BULLETS);

/** Of a line that may belong to no list: it could begin with an initial. */
export const LINE_MARKER = atStart(BULLETS, NUMBERS);

/** Of what is known to be an entry. */
export const ENTRY_MARKER = atStart(BULLETS, NUMBERS, LETTERS);
