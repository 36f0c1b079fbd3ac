import { LINE_MARKER } from '../words/listMarkers';

/** The lines of pasted text without their list markers; blank lines are left out. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(LINE_MARKER, ''))
    .filter((line) => line !== '');
