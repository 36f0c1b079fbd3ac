import DOMPurify from 'dompurify';
import { isHarmlessAddress } from '../catalogue/addresses';
import { OTHER_TAG, SAFE_ATTRIBUTES, SAFE_SCHEMES, SAFE_TAGS } from './allowedHtml';
import { otherCharacterNames } from './characterNames';
import { inertTemplate } from './inertTemplate';
import { withSupSubCharacters } from './supSubCharacters';

/*
 * Too heavy for most pages: the public site imports this file (`await import`) only if the browser holds edited
 * content, or to preview an article.
 */

/** An address with a safe scheme, or without one, which leads within the site. */
const SAFE_LINK = new RegExp(
  `^(?:(?:${SAFE_SCHEMES.join('|')}):|[^a-z]|[a-z][a-z0-9+.-]*(?:[^a-z0-9+.\\-:]|$))`,
  'i',
);

/**
 * `html` reduced to the tags and attributes that the site shows: no scripts, styles, frames or forms, and only safe
 * links and pictures. Needs a browser (a DOM).
 */
export function sanitiseHtml(html: string): string {
  return purifier().sanitize(withSupSubCharacters(html), {
    ALLOWED_TAGS: SAFE_TAGS,
    ALLOWED_ATTR: SAFE_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: SAFE_LINK,
  });
}

/** `html` exactly as it is written if the sanitiser changes nothing in it and it may be published, otherwise sanitised. */
export function keepSafeHtml(html: string): string {
  const safe = sanitiseHtml(html);
  if (OTHER_TAG.test(html) || otherCharacterNames(html).length > 0) return safe;
  // Parsed as a fragment, as the page will do: a whole document would hide what comes before the first paragraph.
  return inertTemplate(html).innerHTML === safe ? html : safe;
}

let prepared: typeof DOMPurify | undefined;

function purifier(): typeof DOMPurify {
  if (prepared) return prepared;
  prepared = DOMPurify(window);
  prepared.addHook('uponSanitizeAttribute', (_node, data) => {
    // Not every browser serialises it as an entity, and the site inserts markup by searching the HTML's text.
    data.attrValue = data.attrValue.replaceAll('<', '‹');
    // DOMPurify allows any data: address in pictures, including SVG with scripts.
    if (data.attrName === 'src') data.keepAttr = isHarmlessAddress(data.attrValue);
  });
  return prepared;
}
