import DOMPurify from 'dompurify';

/*
 * Heavy for what most pages need: the public site imports this file only where a browser holds edited
 * content (`await import`).
 */

const TAGS =
  'h2 h3 p ul ol li a strong em table caption thead tbody tr th td blockquote figure figcaption img br'.split(
    ' ',
  );
const ATTRIBUTES = 'href src alt title width height scope colspan rowspan'.split(' ');

/** http, https, mailto and tel, and addresses within the site. */
const SAFE_LINK = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
/** What an `img` may show besides: a picture that the admin keeps in the text itself. */
const EMBEDDED_PICTURE = /^data:image\/(?:webp|png|jpeg|gif);base64,[a-z0-9+/=]+$/i;

/**
 * `html` with nothing left in it but the tags and attributes that the site shows: no scripts, styles,
 * frames or forms, and only safe links. Needs a browser (a DOM).
 */
export function sanitiseHtml(html: string): string {
  const purify = purifier();
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: SAFE_LINK,
  });
}

let prepared: typeof DOMPurify | undefined;

function purifier(): typeof DOMPurify {
  if (prepared) return prepared;
  prepared = DOMPurify(window);
  // DOMPurify lets any data: address through in pictures, SVG with its scripts included.
  prepared.addHook('uponSanitizeAttribute', (_node, data) => {
    const isData = /^\s*data:/i.test(data.attrValue);
    if (data.attrName === 'src' && isData) data.keepAttr = EMBEDDED_PICTURE.test(data.attrValue.trim());
  });
  return prepared;
}
