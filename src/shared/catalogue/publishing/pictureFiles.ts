import { fingerprint } from '../../fingerprint';
import { EMBEDDED_PICTURE } from '../addresses';

/*
 * A picture that the owner chose from a file is stored in the record itself, as a data: address. Publishing it (`npm
 * run content:apply`) moves it to a file in this folder, named after a hash of the picture, so that the owner's browser
 * recognises the file as the same picture.
 */

export const PICTURE_FILES = '/images/own/';

const EMBEDDED = new RegExp(EMBEDDED_PICTURE, 'gi');

/**
 * The text of records or HTML, with each embedded picture replaced by its file's address.
 * @param onPicture called for each picture, with its file's address and its data: address
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
