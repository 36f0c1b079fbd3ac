import { isEmbedded } from '../../shared/pictures';

/** What a picture kept in the browser may weigh: there are about 5 MB for everything. */
export const PICTURE_LIMIT = 60 * 1024;

/** What is said where one is typed, or pasted as an address, that weighs more. */
export const TOO_HEAVY =
  'This picture is too large to be kept as an address. Choose its file instead: that is scaled down.';

/** Whether the address itself holds a picture, and one that weighs more than those from files do. */
export const isTooHeavy = (address: string): boolean =>
  isEmbedded(address) && bytesOf(address.trim()) > PICTURE_LIMIT + 2;

/** How much the picture weighs that an address holds: four letters hold three bytes. */
export const bytesOf = (address: string): number => ((address.split(',', 2)[1] ?? '').length * 3) / 4;

/**
 * The picture that an address holds, as the file that it was.
 * @throws {DOMException} when it holds none
 */
export function fileIn(address: string): File {
  const [head = '', body = ''] = address.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'The pasted picture', { type: head.slice('data:'.length, head.indexOf(';')) });
}
