import { fingerprint } from '../fingerprint';
import { EMBEDDED_PICTURE } from './addresses';

/*
 * A picture that the owner chose from a file is kept in the record itself, as a data: address. `npm run
 * content:apply` writes it to a file below this folder instead, named by what is in it: so the owner's browser knows
 * the one for the other, and its content for published.
 */

export const PICTURE_FILES = '/images/own/';

const EMBEDDED = new RegExp(EMBEDDED_PICTURE, 'gi');

/**
 * The text of records or of HTML, each picture in it replaced by its file's address.
 * @param onPicture is told of each, with the address that it had in the text
 */
export function withPictureFiles(
  text: string,
  onPicture?: (address: string, embedded: string) => void,
): string {
  return text.replace(EMBEDDED, (embedded: string, type: string) => {
    const address = `${PICTURE_FILES}${fingerprint(embedded)}.${type.toLowerCase()}`;
    onPicture?.(address, embedded);
    return address;
  });
}
