import type { ResourceName } from '../../storage/keys';
import { builtInContent, type ContentChange } from '../content';
import { seedCollections } from '../seedCollections';
import { restoreListPlaces } from './cascade';
import { builtInWithPlaces, changeContent } from './changeContent';

/**
 * Restores the built-in records of these collections, all or none. What depends on them follows, as in any other
 * change, and restored products regain their places in lists that were not changed otherwise. Earlier changes to these
 * collections are then only in the admin's history, and whatever equals the built-in content counts as unedited.
 *
 * @throws {StorageRefusedError} if the browser refuses; the former content is then restored
 * @throws {UnsafeSaveError} as `changeContent` does, but of unknown fields only for those in what follows: these
 * collections' own are given up
 * @throws {TypeError} if the built-in records cannot be fetched
 */
export async function resetContent(names: readonly ResourceName[]): Promise<ContentChange> {
  const builtIn = await builtInContent(names);
  const shipped = names.includes('products') ? await builtInWithPlaces() : undefined;
  const change = await changeContent(
    (now) => ({ ...(shipped && restoreListPlaces(now, shipped)), ...builtIn }),
    undefined,
    names,
  );
  await seedCollections();
  return change;
}
