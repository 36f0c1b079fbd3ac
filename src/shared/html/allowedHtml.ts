/* What HTML of records may hold: sanitiseHtml.ts leaves nothing else, and publishing refuses the rest. */

export const SAFE_TAGS =
  'h2 h3 p ul ol li a strong em table caption thead tbody tr th td blockquote figure figcaption img br'.split(
    ' ',
  );

export const SAFE_ATTRIBUTES = 'href src alt title width height scope colspan rowspan start'.split(' ');

/** Where links may lead, beside addresses within the site. */
export const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel'];
