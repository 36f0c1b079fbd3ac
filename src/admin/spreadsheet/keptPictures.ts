import { PICTURE_FILES } from '../../shared/catalogue/publishing/pictureFiles';
import { fingerprint } from '../../shared/fingerprint';
import { isEmbedded } from '../../shared/pictures';

/*
 * A picture that is embedded in the record is longer than a spreadsheet's cell may be, so a short text stands for it:
 * (picture 2 kept in the browser, code 82023-k3f9a1). The number tells the owner which one it was. Which one is meant
 * is told by the code, because the numbers change when a picture is added, moved or removed after the download.
 */

const ENTRY = /^\(picture \d+ kept in the browser, code ([^)]*)\)$/;

/** Once published, a picture is one of the site's files, whose name is its code. */
const PUBLISHED = new RegExp(`^${PICTURE_FILES}(.+)\\.\\w+$`);

/** Returns what stands in a table for an embedded picture, the product's picture of that number. */
export const keptPicture = (embedded: string, number: number): string =>
  `(picture ${number} kept in the browser, code ${codeOf(embedded)})`;

/** The same before and after the picture is published; undefined if it never was in the browser. */
const codeOf = (address: string): string | undefined =>
  isEmbedded(address) ? fingerprint(address.trim()) : PUBLISHED.exec(address)?.[1];

/** Pictures by their codes, each read once: of several with the same code, the first. */
export const byCode = (pictures: readonly string[]): ReadonlyMap<string | undefined, string> =>
  new Map([...pictures].reverse().map((picture) => [codeOf(picture), picture]));

/**
 * Returns a row's pictures, with those kept in the browser taken from the stored products: the row may be a copy of
 * another product's, or a picture may have been moved to another product.
 * @param product the row's name, and the pictures that are stored for it
 * @param all the pictures of all stored products (`byCode`)
 * @throws {Error} with a message for the owner if there is no such picture
 */
export function withKeptPictures(
  entries: readonly string[],
  product: { name: string; images: readonly string[] },
  all: ReadonlyMap<string | undefined, string>,
): string[] {
  return entries.map((entry) => {
    const code = ENTRY.exec(entry)?.[1];
    if (code === undefined) return entry;
    const isMeant = (picture: string) => codeOf(picture) === code;
    // Another product may have the same picture, published or not yet: this one's stays as it is.
    const picture = product.images.find(isMeant) ?? all.get(code);
    if (picture !== undefined) return picture;
    throw new Error(
      `“${product.name}” names a picture that no product has here: ${entry}. If the picture was removed, delete this line from the cell. If the line was changed, write it as it was downloaded.`,
    );
  });
}
