/**
 * Returns the editor's HTML as one would write it by hand: without a paragraph around the only content of a list item
 * or a table's cell, with a table's first row of headings in a `thead`, a linked picture in a paragraph unless it has a
 * caption, and without empty headings or an empty paragraph at the end. Needs a browser (a DOM).
 */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll('li > p:only-child, td > p:only-child, th > p:only-child')) {
    if (!isBesideText(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const row of body.querySelectorAll('table > tbody > tr:first-child')) headFrom(row);
  for (const link of body.querySelectorAll(':scope > a, blockquote > a')) intoParagraph(link);
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (isEmptyHeading(heading)) heading.remove();
  }
  const last = body.lastElementChild;
  if (last?.tagName === 'P' && last.innerHTML.trim() === '') last.remove();
  return body.innerHTML.trim();
}

const isBesideText = (element: Element): boolean =>
  [element.previousSibling, element.nextSibling].some(
    (node) => node?.nodeName === '#text' && node.textContent?.trim(),
  );

/** Whether a screen reader would announce a heading and then say nothing. */
const isEmptyHeading = (heading: Element): boolean =>
  heading.textContent.trim() === '' && !heading.querySelector('img');

/** A link is not a block, so it would have no space around it. */
function intoParagraph(link: Element): void {
  const isAlone = [...link.childNodes].every(({ nodeName }) => nodeName === 'IMG');
  if (!isAlone || isBesideText(link)) return;
  const paragraph = link.ownerDocument.createElement('p');
  link.replaceWith(paragraph);
  paragraph.append(link);
}

function headFrom(row: Element): void {
  const table = row.closest('table');
  const isHead = row.children.length > 0 && [...row.children].every((cell) => cell.tagName === 'TH');
  if (!table || !isHead || table.querySelector('thead')) return;
  const head = row.ownerDocument.createElement('thead');
  row.parentElement?.before(head);
  head.append(row);
}
