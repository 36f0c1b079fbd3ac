import { collections } from '../../shared/catalogue/collections';
import { announce, writeText } from '../../shared/storage/browserStorage';
import type { Collection } from '../../shared/storage/collection';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { discardSetAside, readSetAside, type SetAsideText } from '../../shared/storage/setAside';
import { useStorageValue } from './useStorageValue';

/** Stored texts of one collection that could not be fully read. */
export type Unreadable = {
  name: ResourceName;
  texts: SetAsideText[];
  /** There was no room to set it aside: it is still where it was found, and nothing is saved over it. */
  isInPlace: boolean;
};

export const findUnreadable = (): Unreadable[] =>
  resourceNames.flatMap((name) => {
    // First, because this sets aside what can be.
    const inPlace = collections[name].unsavedCorruptText();
    const aside = readSetAside(collections[name].key);
    return [
      ...(aside.length > 0 ? [{ name, texts: aside, isInPlace: false }] : []),
      ...(inPlace === undefined ? [] : [{ name, texts: [{ at: '', text: inPlace }], isInPlace: true }]),
    ];
  });

/**
 * Drops these texts for good. If one is still in its place, its valid records stay there.
 * @throws {StorageRefusedError} if the browser refuses
 */
export function discardUnreadable({ name, texts, isInPlace }: Unreadable): void {
  const { key, encode, stored, unsavedCorruptText }: Collection = collections[name];
  if (!isInPlace) {
    discardSetAside(key, texts);
    return;
  }
  const before = unsavedCorruptText();
  if (before === undefined || before !== texts[0]?.text) return;
  const valid = stored();
  const after = valid ? encode(valid) : null;
  writeText(key, after);
  announce(key, before, after);
}

/** The same as `findUnreadable`, kept up to date. */
export const useUnreadable = (): Unreadable[] => useStorageValue(findUnreadable);
