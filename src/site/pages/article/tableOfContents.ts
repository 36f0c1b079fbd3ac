import { slug } from '../../../shared/catalogue/id';

/** A heading that the table of contents leads to. */
export type ContentsEntry = { id: string; text: string };

const HEADING = /<h2((?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/h2\s*>/gi;
const OWN_ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

/**
 * An article's body with an id on every h2, and the h2s that say something, in order. An id that a heading
 * has stays, unless an earlier one took it. Works on the text alone, so that it can be done at build.
 */
export function withTableOfContents(html: string): { html: string; entries: ContentsEntry[] } {
  const entries: ContentsEntry[] = [];
  const taken = new Set<string>();
  const marked = html.replace(HEADING, (_heading, attributes: string, content: string) => {
    const text = plainText(content);
    const own = OWN_ID.exec(attributes);
    // The prefix keeps a heading such as "Main" from the ids of the page around it.
    const wanted = own?.[1] || own?.[2] || own?.[3] || `section-${slug(text) || taken.size + 1}`;
    const id = firstFree(wanted, taken);
    taken.add(id);
    if (text !== '') entries.push({ id, text });
    return `<h2 id="${id}"${attributes.replace(OWN_ID, '')}>${content}</h2>`;
  });
  return { html: marked, entries };
}

function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (entity, hex, decimal, name) =>
      name
        ? (entities[name.toLowerCase()] ?? entity)
        : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
