/** Text that is struck out or, while Word tracks changes, deleted. */
const STRUCK_OUT = 'del, s, strike, [class~="msoDel" i], [style*="line-through" i]';

/** What Word writes of a comment, except for the words that it is about. */
const COMMENTS =
  '[class~="MsoCommentReference" i], [class~="MsoCommentText" i], [class~="msocomanchor" i], [style*="mso-element:comment" i], [style*="mso-special-character:comment" i]';

export const hasStruckOut = (dom: ParentNode): boolean => dom.querySelector(STRUCK_OUT) !== null;

/**
 * Removes struck-out text and comments, in place. The site has no tag for either, so that only the words would be left,
 * as if they belonged to the text.
 */
export function removeStruckOut(dom: ParentNode): void {
  for (const part of dom.querySelectorAll(`${STRUCK_OUT}, ${COMMENTS}`)) removeWhole(part);
}

/** Removes the element, and what is empty without it, such as its paragraph; but no cell of a table. */
function removeWhole(element: Element): void {
  const around = element.parentElement;
  element.remove();
  if (!around || around.matches('td, th') || around.querySelector('img, td, th')) return;
  if (around.textContent.trim() === '') removeWhole(around);
}
