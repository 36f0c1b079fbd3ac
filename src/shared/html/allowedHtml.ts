/* What the HTML of records may contain: sanitiseHtml.ts removes anything else, and publishing refuses it. */

export const SAFE_TAGS =
  'h2 h3 p ul ol li a strong em table caption thead tbody tr th td blockquote figure figcaption img br'.split(
    ' ',
  );

export const SAFE_ATTRIBUTES = 'href src alt title width height scope colspan rowspan start'.split(' ');

/** The start of any other tag. A fragment drops <html>, <head> and <body> tags, but a page would run their handlers. */
export const OTHER_TAG = new RegExp(`<(?!/?(?:${SAFE_TAGS.join('|')})[\\s/>])[a-z/!?]`, 'i');

/** The schemes that links may have, besides addresses within the site. */
export const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel'];
