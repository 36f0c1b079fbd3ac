/** A picture that the admin scaled down and keeps in the record itself. No SVG: it can hold scripts. */
const EMBEDDED = /^data:image\/(?:webp|jpeg|png);base64,[a-z0-9+/]+={0,2}$/i;
const OWN_FILE = /^\/[\w./-]*$/;

/** Whether a record may name it as a picture: by http or https, on this site or another, or embedded. */
export function isPictureAddress(address: string): boolean {
  if (OWN_FILE.test(address)) return true;
  if (/^data:/i.test(address)) return EMBEDDED.test(address);
  const base = 'http://site.invalid/';
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
}
