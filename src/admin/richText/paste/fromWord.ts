import { withContentOf } from '../../html/siteTags';
import { BULLET, ENTRY_MARKER } from '../../words/listMarkers';

const NUMBER = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)]/i;

/** Which of Word's lists an entry belongs to, and how deep within it: `mso-list:l0 level1 lfo1`. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d)/i;

/**
 * Whether Word marks the paragraph as a list entry. Its class alone is not enough, because Word also gives it to indented
 * paragraphs, which may begin with a figure ("1.5 mm thick") or an initial.
 */
function isEntry(paragraph: Element): boolean {
  if (/mso-list:(?!\s*none)/i.test(paragraph.getAttribute('style') ?? '')) return true;
  return paragraph.className.includes('MsoList') && BULLET.test(paragraph.textContent);
}

/** Turns the paragraphs that Word writes for lists into real lists, nested ones too, in place. */
export function fromWord(dom: HTMLElement): void {
  for (const paragraph of dom.querySelectorAll('p')) {
    // An entry that is gone has already become part of the list of an earlier one.
    if (dom.contains(paragraph) && isEntry(paragraph)) listsFrom(paragraph);
  }
}

/** The place of an entry: the kind of its list, Word's name of that list, how deep it is nested, and its number. */
type Place = { tag: 'ol' | 'ul'; word: string; level: number; number: number };

/** Builds lists from this entry and those that directly follow it. */
function listsFrom(first: Element): void {
  /** The lists that are still open, each inside the last entry of the one before it. */
  const open: (Place & { list: Element })[] = [];
  let next: Element | null;
  for (let entry: Element | null = first; entry && isEntry(entry); entry = next) {
    next = entry.nextElementSibling;
    const place = placeOf(entry);
    while (open.some((one) => isOver(one, place))) open.pop();
    const around = open.at(-1);
    let list = around?.list;
    if (!list || around?.level !== place.level) {
      const item = list?.lastElementChild;
      list = entry.ownerDocument.createElement(place.tag);
      // After a paragraph or a picture, Word's numbers go on.
      if (place.number > 1) list.setAttribute('start', String(place.number));
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
  const text = entry.textContent;
  const place = { word, level: Number(level) };
  return NUMBER.test(text)
    ? { ...place, tag: 'ol', number: numberOf(text) }
    : { ...place, tag: 'ul', number: 1 };
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10 };

/** The number of an entry: 3 for the markers `3.`, `2.3.`, `(c)` and `iii.`; NaN if it is written in another way. */
function numberOf(text: string): number {
  const [marker = ''] = text.trim().split(/\s/);
  const [, last = ''] = /(\d+|[a-z]+)[.)]*$/.exec(marker.toLowerCase()) ?? [];
  if (/^[ivx]+$/.test(last)) {
    const values = [...last].map((letter) => ROMAN[letter] ?? 0);
    return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
  }
  return /^[a-z]$/.test(last) ? last.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : Number.parseInt(last, 10);
}

/** Whether a list ends before an entry at that place. */
const isOver = (list: Place, { tag, word, level }: Place): boolean =>
  list.level > level || (list.level === level && (list.tag !== tag || list.word !== word));

/** Removes the marker, which Word writes in an element of its own or at the start of the text. */
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
    text.textContent = words.replace(ENTRY_MARKER, '');
    return;
  }
}
