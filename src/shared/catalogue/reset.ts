import type { ResourceName } from '../storage/keys';
import { givePlacesBack } from './cascade';
import { changeContent } from './changes';
import { collections } from './collections';
import type { ContentChange } from './content';
import { seedCollections } from './seedCollections';

/**
 * Puts the built-in records of these collections back, all of them or none; what depends on them follows as in any other
 * change, and products that come back stand where they stood in lists that nobody changed otherwise. What was changed
 * there is lost, and what equals the built-in counts as untouched.
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
