import DOMPurify from 'dompurify';
import { isHarmlessAddress } from '../catalogue/addresses';
import { parseUrl } from '../parseUrl';
import { SAFE_ATTRIBUTES, SAFE_SCHEMES, SAFE_TAGS } from './allowedHtml';
import { inertTemplate } from './inertTemplate';
import { withSmallDigits } from './smallDigits';

/*
 * Heavy for what most pages need: the public site imports this file only where a browser holds edited
 * content (`await import`).
 */

/** The start of any other tag. A fragment drops those of html, head and body, where a page takes up their handlers. */
const OTHER_TAG = new RegExp(`<(?!/?(?:${SAFE_TAGS.join('|')})[\\s/>])[a-z/!?]`, 'i');

/** An address of a safe scheme, or of none: within the site. */
const SAFE_LINK = new RegExp(`^(?:(?:${SAFE_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i');

/**
 * `html` with nothing left in it but the tags and attributes that the site shows: no scripts, styles,
 * frames or forms, and only safe links and pictures. Needs a browser (a DOM).
 */
export function sanitiseHtml(html: string): string {
  const purify = purifier();
  return purify.sanitize(withSmallDigits(html), {
    ALLOWED_TAGS: SAFE_TAGS,
    ALLOWED_ATTR: SAFE_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: SAFE_LINK,
  });
}

/** `html` to the letter as it is written, where the sanitiser changes nothing in it; else what it leaves. */
export function keepSafeHtml(html: string): string {
  const safe = sanitiseHtml(html);
  // A fragment, as the page will read it: a whole document would hide what stands before the first paragraph.
  return inertTemplate(html).innerHTML === safe && !OTHER_TAG.test(html) ? html : safe;
}

let prepared: typeof DOMPurify | undefined;

function purifier(): typeof DOMPurify {
  if (prepared) return prepared;
  prepared = DOMPurify(window);
  prepared.addHook('uponSanitizeAttribute', (_node, data) => {
    // Not every browser writes it as an entity, and the site puts markup into HTML by its text.
    data.attrValue = data.attrValue.replaceAll('<', '‹');
    // DOMPurify lets any data: address through in pictures, SVG with its scripts included.
    if (data.attrName === 'src') data.keepAttr = isHarmlessAddress(data.attrValue);
  });
  prepared.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && leadsOut(node)) node.setAttribute('rel', 'noopener');
  });
  return prepared;
}

function leadsOut(link: Element): boolean {
  const url = parseUrl(link.getAttribute('href') ?? '', location.href);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== location.origin;
}
