/**
 * What lists are marked with elsewhere, up to the blank behind it: "• ", "- ", "1. ", "2) ", and the bullet of Word.
 * A dash before a number stays: it may be a minus.
 */
const MARK = /^(?:[•‣◦●○■□▪·✓✔➢➤*]|\uf0b7|[–—-](?=\s+[^\s\d])|\(?\d{1,2}[.)])\s+/u;

/** The lines of a text that was copied elsewhere, each without the mark of its list; blank ones are left out. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(MARK, ''))
    .filter((line) => line !== '');
