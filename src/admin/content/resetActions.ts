import { builtInWithPlaces } from '../../shared/catalogue/changes/changeContent';
import { resetContent } from '../../shared/catalogue/changes/resetContent';
import { builtInContent, currentContent } from '../../shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { saveContent } from '../history/saving/saveContent';
import { forgetDownloads } from '../storage/downloads';
import { forgetUnedited } from '../storage/madeOn';
import { resourceLabel } from '../words/resourceLabel';
import { strandedWarning } from '../words/strandedWarning';

/**
 * Puts the built-in records back, all or nothing. What was changed here is then only in the history.
 * @throws {StorageRefusedError} if the browser refuses
 */
export async function resetCollections(names: readonly ResourceName[]): Promise<void> {
  const detail = names.length === resourceNames.length ? 'all content' : names.map(resourceLabel).join(', ');
  await saveContent({ what: 'reset', detail }, async () => {
    const change = await resetContent(names);
    // Within the save, and not after it as in replaceEdits.ts: the history notes what is forgotten here, so that an undo
    // brings it back.
    forgetDownloads(names);
    forgetUnedited();
    return change;
  });
}

/** The names of published products that a reset of these collections leaves out of lists: they are deleted here. */
export async function leftOutByReset(names: readonly ResourceName[]): Promise<string[]> {
  if (names.includes('products')) return [];
  const [now, published] = await Promise.all([currentContent(), builtInWithPlaces()]);
  const stored = new Set(now.products.map(({ id }) => id));
  const listed = new Set([
    ...(names.includes('industries') ? published.industries.flatMap(({ products }) => products) : []),
    ...(names.includes('settings') ? published.settings.flatMap((record) => record.popularProductIds) : []),
  ]);
  return published.products.filter(({ id }) => listed.has(id) && !stored.has(id)).map(({ name }) => name);
}

/** A warning about products whose category a reset of these collections would remove; empty if there are none. */
export async function strandedByReset(names: readonly ResourceName[]): Promise<string> {
  const [now, builtIn] = await Promise.all([currentContent(), builtInContent(names)]);
  return strandedWarning(now, builtIn);
}
