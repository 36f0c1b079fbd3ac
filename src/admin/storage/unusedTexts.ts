import { collections } from '../../shared/catalogue/collections';
import { announce, writeText } from '../../shared/storage/browserStorage';
import type { Collection } from '../../shared/storage/collection';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { discardSetAside, readSetAside, type SetAsideText } from '../../shared/storage/setAside';
import { useStorageValue } from './useStorageValue';

/** Stored texts of one collection, some of which this build does not use. */
export type UnusedTexts = {
  name: ResourceName;
  texts: SetAsideText[];
  /**
   * `aside`: under a key of its own. `unreadable`: there was no room for that, so it is still where it was found, and
   * nothing is saved over it. `newer`: still where it was found, too, with fields of a newer build whose host was rolled
   * back. A save sets it aside first, or is refused.
   */
  place: 'aside' | 'unreadable' | 'newer';
};

export const findUnusedTexts = (): UnusedTexts[] =>
  resourceNames.flatMap((name) => {
    // First, because this sets aside what can be.
    const inPlace = findInPlace(collections[name]);
    const aside = readSetAside(collections[name].key);
    const isAside = aside.some(({ text }) => text === inPlace?.text);
    return [
      ...(aside.length > 0 ? [{ name, texts: aside, place: 'aside' } as const] : []),
      ...(inPlace && !isAside
        ? [{ name, texts: [{ at: '', text: inPlace.text }], place: inPlace.place }]
        : []),
    ];
  });

function findInPlace({ corruptInPlace, textWithUnknownFields }: Collection) {
  const unreadable = corruptInPlace();
  if (unreadable !== undefined) return { text: unreadable, place: 'unreadable' } as const;
  const newer = textWithUnknownFields();
  return newer === undefined ? undefined : ({ text: newer, place: 'newer' } as const);
}

/**
 * Discards these texts for good. If one is still in its place, its valid records stay there, without unknown fields.
 * @throws {StorageRefusedError} if the browser refuses
 */
export function discardUnused({ name, texts, place }: UnusedTexts): void {
  const collection: Collection = collections[name];
  const { key, encode, stored } = collection;
  if (place === 'aside') {
    discardSetAside(key, texts);
    return;
  }
  const before = findInPlace(collection)?.text;
  if (before === undefined || before !== texts[0]?.text) return;
  const valid = stored();
  const after = valid ? encode(valid) : null;
  writeText(key, after);
  announce(key, before, after);
}

/** The same as `findUnusedTexts`, kept up to date. */
export const useUnusedTexts = (): UnusedTexts[] => useStorageValue(findUnusedTexts);
