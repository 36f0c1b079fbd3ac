import { isEmbedded } from '../../shared/pictures';

/** The largest size in bytes of a picture kept in the browser: there are about 5 MB for everything. */
export const PICTURE_LIMIT = 60 * 1024;

/** The message if a larger one is typed, or pasted as an address. */
export const TOO_HEAVY =
  'This picture is too large to be kept as an address. Choose its file instead: that is scaled down.';

/** Whether the address embeds a picture that is larger than those from files. */
export const isTooHeavy = (address: string): boolean =>
  isEmbedded(address) && bytesOf(address.trim()) > PICTURE_LIMIT;

/** The size in bytes of the picture that an address embeds: four base64 letters hold three bytes. */
const bytesOf = (address: string): number =>
  Math.floor(((address.split(',', 2)[1] ?? '').replace(/=*$/, '').length * 3) / 4);

/**
 * The picture that an address embeds, as a file.
 * @throws {DOMException} if its base64 is not valid
 */
export function fileIn(address: string): File {
  const [head = '', body = ''] = address.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'The pasted picture', { type: head.slice('data:'.length, head.indexOf(';')) });
}
