/**
 * The list markers of other programs, with the blank after them: "• ", "- ", "1. ", "2) ", and Word's bullet. A dash
 * before a number stays: it may be a minus sign.
 */
const MARK = /^(?:[•‣◦●○■□▪·✓✔➢➤*]|\uf0b7|[–—-](?=\s+[^\s\d])|\(?\d{1,2}[.)])\s+/u;

/** The lines of pasted text without their list markers; blank lines are left out. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(MARK, ''))
    .filter((line) => line !== '');
