import { collections, rememberSeeds } from './collections';
import { withPictureFiles } from './pictureFiles';

/**
 * Seeds what is not stored. Looks again whether the rest equals what is built in, and then counts it as untouched:
 * a picture in the record itself equals the file that publishing made of it, and gives way to it.
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
