import { parseUrl } from '../parseUrl';
import { isEmbedded } from '../pictures';

/**
 * Matches a picture that the admin scaled down and stored in the record itself: the source of a case-insensitive
 * regular expression, whose group is the type. SVG is not allowed, because it can contain scripts.
 */
export const EMBEDDED_PICTURE = 'data:image/(webp|jpeg|png);base64,[a-z0-9+/]+={0,2}';
const EMBEDDED = new RegExp(`^${EMBEDDED_PICTURE}$`, 'i');
const OWN_FILE = /^\/(?!\/)[\w./-]*$/;

export const PICTURE_ADDRESS_RULE = 'A picture’s address starts with https://, or on this site with /.';

/** Whether the owner may enter an address for a picture: on another site or this one, embedded, or empty. */
export function isPictureAddress(address: string): boolean {
  return /^(?:$|https?:\/\/|\/|data:)/i.test(address.trim()) && isHarmlessAddress(address);
}

/**
 * Whether a stored address, of a picture or a link, can do no harm on a page. Older records may hold addresses without
 * https://, which lead nowhere but are still accepted.
 */
export function isHarmlessAddress(address: string): boolean {
  if (OWN_FILE.test(address)) return true;
  if (isEmbedded(address)) return EMBEDDED.test(address);
  return /^https?:$/.test(parseUrl(address, 'http://site.invalid/')?.protocol ?? '');
}

export const WEB_ADDRESS_RULE = 'A web address starts with https:// and has no spaces.';

/** Whether this is a complete address, as external links need. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/\S+$/i.test(address);
