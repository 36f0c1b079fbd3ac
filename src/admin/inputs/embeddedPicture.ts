/** What a picture kept in the browser may weigh: there are about 5 MB for everything. */
export const PICTURE_LIMIT = 60 * 1024;

/** What is said where one is typed, or pasted as an address, that weighs more. */
export const TOO_HEAVY =
  'This picture is too large to be kept as an address. Choose its file instead: that is scaled down.';

/** Whether the address itself holds a picture, and one that weighs more than those from files do. */
export function isTooHeavy(address: string): boolean {
  const [head = '', body = ''] = address.trim().split(',', 2);
  // Four letters hold three bytes.
  return /^data:/i.test(head) && (body.length * 3) / 4 > PICTURE_LIMIT + 2;
}

/**
 * The picture that an address holds, as the file that it was.
 * @throws {DOMException} when it holds none
 */
export function fileIn(address: string): File {
  const [head = '', body = ''] = address.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'The pasted picture', { type: head.slice('data:'.length, head.indexOf(';')) });
}
