import { collections, rememberSeeds } from './collections';
import { withPictureFiles } from './pictureFiles';

/**
 * Seeds what is not stored, and marks what equals the built-in content as unedited. An embedded picture counts as equal
 * to the file that publishing made of it, and gives way to it.
 * Where built-in records cannot be fetched their collection stays as it is: nothing that was saved before fails by it.
 */
export async function seedCollections(): Promise<void> {
  rememberSeeds();
  for (const collection of Object.values(collections)) {
    try {
      await collection.seed(withPictureFiles);
    } catch (error) {
      console.warn(`The built-in content under "${collection.key}" did not come`, error);
    }
  }
}
