/** Which of the editor's two headings one of Word's, or of another page's, becomes. */
const HEADINGS = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/** How Word marks a paragraph as an entry of a list. */
const ENTRY = 'p[class*="MsoList"], p[style*="mso-list:"]';

/** What stands before an entry: its bullet or number, and blanks. */
const MARKER = /^[\s\u00a0]*(?:[·•▪◦o§‣–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])[\s\u00a0]+/i;
const NUMBER = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)]/i;

/** Which of Word's lists an entry belongs to, and how deep within it: `mso-list:l0 level1 lfo1`. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d)/i;

/**
 * Makes of pasted HTML, in place, what the editor knows: headings of its own two levels, and true lists, also within
 * each other, of the paragraphs by which Word writes them.
 */
export function fromWord(dom: HTMLElement): void {
  for (const [from, to] of Object.entries(HEADINGS))
    for (const heading of dom.querySelectorAll(from)) heading.replaceWith(withContentOf(heading, to));
  for (const entry of dom.querySelectorAll(ENTRY)) {
    // One that does not stand there any more has gone into the list of one before it.
    if (dom.contains(entry)) listsFrom(entry);
  }
}

/** Where an entry stands: in what list of Word's, of which kind, and how deep. */
type Place = { tag: 'ol' | 'ul'; word: string; level: number };

/** Of the entries that follow one another from this one on. */
function listsFrom(first: Element): void {
  /** The lists that go on, each within the last entry of the one before it. */
  const open: (Place & { list: Element })[] = [];
  let next: Element | null;
  for (let entry: Element | null = first; entry?.matches(ENTRY); entry = next) {
    next = entry.nextElementSibling;
    const place = placeOf(entry);
    while (open.some((one) => isOver(one, place))) open.pop();
    const around = open.at(-1);
    let list = around?.list;
    if (!list || around?.level !== place.level) {
      const item = list?.lastElementChild;
      list = entry.ownerDocument.createElement(place.tag);
      if (item) item.append(list);
      else entry.before(list);
      open.push({ ...place, list });
    }
    takeMarker(entry);
    list.append(withContentOf(entry, 'li'));
    entry.remove();
  }
}

function placeOf(entry: Element): Place {
  const [, word = '', level = '1'] = entry.getAttribute('style')?.match(PLACE) ?? [];
  return { tag: NUMBER.test(entry.textContent ?? '') ? 'ol' : 'ul', word, level: Number(level) };
}

/** Whether a list ends before an entry at that place. */
const isOver = (list: Place, { tag, word, level }: Place): boolean =>
  list.level > level || (list.level === level && (list.tag !== tag || list.word !== word));

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
