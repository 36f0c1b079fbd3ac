import { collections, rememberSeeds } from './collections';
import { withPictureFiles } from './publishing/pictureFiles';

/**
 * Seeds every collection that is not stored, and marks those that equal the built-in content as unedited. An embedded
 * picture counts as equal to the file that publishing made of it, which then replaces it. Never rejects: a collection
 * whose built-in records cannot be fetched stays as it is.
 */
export async function seedCollections(): Promise<void> {
  rememberSeeds();
  // In parallel: in sequence, an owner on a slow connection would wait for one response after another.
  await Promise.all(
    Object.values(collections).map((collection) =>
      collection
        .seed(withPictureFiles)
        .catch((error: unknown) =>
          console.warn(`The built-in content under "${collection.key}" did not come`, error),
        ),
    ),
  );
}
