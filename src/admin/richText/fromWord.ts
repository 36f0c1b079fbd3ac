/** Which of the editor's two headings one of Word's, or of another page's, becomes. */
const HEADINGS = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/** How Word marks a paragraph as an entry of a list. */
const ENTRY = 'p[class*="MsoList"], p[style*="mso-list:"]';

/** What stands before an entry: its bullet or number, and blanks. */
const MARKER = /^[\s\u00a0]*(?:[·•▪◦o§‣–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])[\s\u00a0]+/i;
const NUMBER = /^[\s\u00a0]*\(?(?:\d|[a-z]|[ivx]+)[.)]/i;

/**
 * Makes of pasted HTML, in place, what the editor knows: headings of its own two levels, and true lists of the
 * paragraphs by which Word writes them. Entries of a list within a list come to stand in the outer one.
 */
export function fromWord(dom: HTMLElement): void {
  for (const [from, to] of Object.entries(HEADINGS))
    for (const heading of dom.querySelectorAll(from)) heading.replaceWith(withContentOf(heading, to));
  for (const entry of dom.querySelectorAll(ENTRY)) {
    // One that does not stand there any more has gone into the list of one before it.
    if (dom.contains(entry)) listFrom(entry);
  }
}

function listFrom(first: Element): void {
  const list = first.ownerDocument.createElement(NUMBER.test(first.textContent ?? '') ? 'ol' : 'ul');
  first.before(list);
  for (let entry: Element | null = first; entry?.matches(ENTRY); entry = list.nextElementSibling) {
    takeMarker(entry);
    list.append(withContentOf(entry, 'li'));
    entry.remove();
  }
}

/** Word writes the marker apart, or at the beginning of the text. */
function takeMarker(entry: Element): void {
  const apart = entry.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  if (apart) {
    apart.remove();
    return;
  }
  const walker = entry.ownerDocument.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.textContent ?? '';
    if (words.trim() === '') continue;
    text.textContent = words.replace(MARKER, '');
    return;
  }
}

function withContentOf(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  return other;
}
