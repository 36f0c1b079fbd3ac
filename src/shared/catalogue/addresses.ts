import { parseUrl } from '../parseUrl';
import { isEmbedded } from '../pictures';

/**
 * A picture that the admin scaled down and keeps in the record itself, as the source of an expression that minds no case.
 * Its group: the type. No SVG: it can hold scripts.
 */
export const EMBEDDED_PICTURE = 'data:image/(webp|jpeg|png);base64,[a-z0-9+/]+={0,2}';
const EMBEDDED = new RegExp(`^${EMBEDDED_PICTURE}$`, 'i');
const OWN_FILE = /^\/[\w./-]*$/;

export const PICTURE_ADDRESS_RULE = 'A picture’s address starts with https://, or on this site with /.';

/** Whether an address may be given to a picture: on another site or this one, embedded, or none at all. */
export function isPictureAddress(address: string): boolean {
  return /^(?:$|https?:\/\/|\/|data:)/i.test(address.trim()) && isHarmlessAddress(address);
}

/**
 * Whether a stored address, of a picture or a link, can do no harm on a page. Older records may hold one without
 * https://, which leads nowhere: they are read all the same.
 */
export function isHarmlessAddress(address: string): boolean {
  if (OWN_FILE.test(address)) return true;
  if (isEmbedded(address)) return EMBEDDED.test(address);
  return /^https?:$/.test(parseUrl(address, 'http://site.invalid/')?.protocol ?? '');
}

export const WEB_ADDRESS_RULE = 'A web address starts with https:// and has no spaces.';

/** Whether this is a whole address, as links out of the site need one. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/\S+$/i.test(address);
