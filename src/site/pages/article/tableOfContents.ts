import { firstFree, slug } from '../../../shared/catalogue/id';
import { characterNames } from '../../../shared/html/characterNames';
import { ATTRIBUTES, TAG } from '../../text/htmlTag';
import { keepUnits } from '../../text/keepUnits';

/** A heading that the table of contents links to. */
export type ContentsEntry = { id: string; text: string };

/** A heading with everything in it, or any other tag. */
const HEADING = new RegExp(
  `<h2(?=[\\s>])(${ATTRIBUTES})>((?:[^<]|<(?!/?[a-z])|${TAG})*?)</h2\\s*>|${TAG}`,
  'gi',
);

/**
 * An article's body with an id on every h2. None has an id of its own, because the site shows no such attribute. Works
 * on the HTML as text, so that it can run at build.
 */
export function withHeadingIds(html: string): string {
  const taken = new Set<string>();
  return html.replace(HEADING, (found: string, attributes?: string, content?: string) => {
    if (attributes === undefined || content === undefined) return found;
    // The prefix keeps a heading such as "Quote call" from taking an id of the page around it.
    const id = firstFree(`section-${slug(plainText(content)) || taken.size + 1}`, taken);
    taken.add(id);
    return `<h2 id="${id}"${attributes}>${content}</h2>`;
  });
}

/** The h2s that hold text, in order, of HTML made by `withHeadingIds`. */
export function tableOfContents(html: string): ContentsEntry[] {
  return [...html.matchAll(HEADING)].flatMap(([, attributes = '', content = '']) => {
    const [, id] = /^ id="([^"]*)"/.exec(attributes) ?? [];
    const text = keepUnits(plainText(content));
    return id && text ? [{ id, text }] : [];
  });
}

function plainText(html: string): string {
  return html
    .replace(new RegExp(TAG, 'gi'), '')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (entity, hex, decimal, name) =>
      name
        ? (characterNames.get(name.toLowerCase()) ?? entity)
        : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
