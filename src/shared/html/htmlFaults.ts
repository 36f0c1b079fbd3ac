import { isHarmlessAddress } from '../catalogue/addresses';
import { parseUrl } from '../parseUrl';
import { SAFE_ATTRIBUTES, SAFE_SCHEMES, SAFE_TAGS } from './allowedHtml';
import { otherCharacterNames } from './characterNames';
import { ATTRIBUTE, BLANK, EACH_ATTRIBUTE, unquoted } from './htmlAttribute';

/*
 * Finds what the sanitiser would remove from HTML, without a DOM, because publishing has none. It is stricter than a
 * browser: anything that could be parsed in two ways counts as a fault.
 */

/** A tag that every parser reads in the same way, or the start of anything else that a parser may treat as markup. */
const MARKUP = new RegExp(`<(/?)([a-z][a-z0-9]*)((?:${ATTRIBUTE})*)${BLANK}*/?>|<[a-z/!?][^>]{0,40}`, 'gi');

const EMPTY_TAGS = ['br', 'img'];

/** A sentence about each thing in the HTML that the site does not show; empty if it may be published as it is. */
export function htmlFaults(html: string): string[] {
  const faults = new Set<string>();
  const open: string[] = [];
  for (const [source, slash, given, attributes = ''] of html.matchAll(MARKUP)) {
    const tag = given?.toLowerCase();
    if (tag === undefined) faults.add(`“${source}” is not allowed.`);
    else if (!SAFE_TAGS.includes(tag)) faults.add(`<${slash}${tag}> is not allowed.`);
    else {
      if (slash && open.pop() !== tag) faults.add(`</${tag}> does not close what was opened last.`);
      if (!slash && !EMPTY_TAGS.includes(tag)) open.push(tag);
      for (const fault of attributeFaults(tag, attributes)) faults.add(fault);
    }
  }
  for (const tag of open) faults.add(`<${tag}> is not closed.`);
  for (const name of otherCharacterNames(html)) faults.add(`“${name}” is not allowed: write the character.`);
  return [...faults];
}

function attributeFaults(tag: string, attributes: string): string[] {
  return [...attributes.matchAll(EACH_ATTRIBUTE)].flatMap(([, given = '', quoted = '']) => {
    const name = given.toLowerCase();
    const value = unquoted(quoted);
    // Earlier versions of the site added this to external links.
    if (tag === 'a' && name === 'rel' && value === 'noopener') return [];
    if (!SAFE_ATTRIBUTES.includes(name)) return [`“${name}” of <${tag}> is not allowed.`];
    if (value.includes('<')) return [`“<” in “${name}” of <${tag}> is not allowed.`];
    const isSafe = name === 'href' ? isSafeLink(value) : name !== 'src' || isSafePicture(value);
    return isSafe ? [] : [`The address “${value.slice(0, 60)}” of <${tag}> is not allowed.`];
  });
}

const isSafePicture = (address: string): boolean => isPlain(address) && isHarmlessAddress(address);

/** Whether a link's address is safe. One that no browser can parse is, because it leads nowhere. */
function isSafeLink(address: string): boolean {
  if (!isPlain(address)) return false;
  const url = parseUrl(address, 'https://site.invalid');
  return !url || SAFE_SCHEMES.includes(url.protocol.slice(0, -1));
}

/** Whether the scheme, if any, contains no entity, which could disguise another scheme. */
const isPlain = (address: string): boolean => !/^[^/?#:]*&/.test(address);
