import { collections, rememberSeeds } from './collections';
import { withPictureFiles } from './pictureFiles';

/**
 * Seeds what is not stored, and marks what equals the built-in content as unedited. An embedded picture counts as equal
 * to the file that publishing made of it, and gives way to it.
 * Where built-in records cannot be fetched their collection stays as it is: nothing that was saved before fails by it.
 */
export async function seedCollections(): Promise<void> {
  rememberSeeds();
  // All at once: one after the other, the owner of a slow line waits for five answers before the admin opens.
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
