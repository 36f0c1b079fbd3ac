import { givePlacesBack } from './cascade';
import { type ContentChange, changeContent } from './changes';
import { collections, type ResourceName, rememberSeeds } from './collections';
import { withPictureFiles } from './pictureFiles';

/**
 * Puts the built-in records of these collections back, all of them or none; what depends on them follows as
 * in any other change, and products that come back stand where they stood in lists that nobody changed otherwise. What was changed there is lost, and what equals the built-in counts as untouched.
 *
 * @throws {StorageRefusedError} when the browser refuses; what stood before stands again
 */
export async function resetContent(names: readonly ResourceName[]): Promise<ContentChange> {
  const builtIn = await Promise.all(
    names.map(async (name) => [name, await collections[name].builtIn()] as const),
  );
  const [industries, settings] = await Promise.all([
    collections.industries.builtIn(),
    collections.settings.builtIn(),
  ]);
  const change = await changeContent((now) => ({
    ...(names.includes('products') && givePlacesBack(now, { industries, settings })),
    ...Object.fromEntries(builtIn),
  }));
  await seedCollections();
  return change;
}

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
