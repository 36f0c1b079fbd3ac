import type { ClipboardEvent } from 'react';

/** The text with blanks for its line breaks. */
export const inOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

/** Pastes the text in one line. Leaves that to the browser if it would insert the same. */
export function pasteInOneLine(event: ClipboardEvent, text: string): void {
  const line = inOneLine(text.replace(/[\r\n]+$/, ''));
  if (line === event.clipboardData.getData('text/plain')) return;
  event.preventDefault();
  // Deprecated, but what is inserted in another way cannot be undone by keyboard.
  document.execCommand('insertText', false, line);
}
