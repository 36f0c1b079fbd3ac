import { MAKE_ROOM } from '../../shared/storage/browserStorage';
import { storageKeys } from '../../shared/storage/keys';
import { readSetAside } from '../../shared/storage/setAside';

/** The local storage that browsers give one site, in UTF-16 units, keys and values together. */
export const CAPACITY = 5 * 1024 * 1024;

/** With less than this left, in characters, the owner is warned: it is room for half a dozen pictures from files. */
export const LITTLE_SPACE = 500 * 1024;

type StorageUse = { used: number; left: number; share: number };

/** How much of the browser's storage the site uses, in characters. */
export function storageUse(): StorageUse {
  let used = 0;
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index) ?? '';
    used += key.length + (localStorage.getItem(key)?.length ?? 0);
  }
  return { used, left: Math.max(0, CAPACITY - used), share: Math.min(1, used / CAPACITY) };
}

/** How much of it is taken by what was set aside, in characters. */
export const sizeSetAside = (): number =>
  Object.values(storageKeys)
    .flatMap(readSetAside)
    .reduce((size, { text }) => size + text.length, 0);

/** How the owner makes room in the full storage. */
export function waysToMakeRoom(): string {
  const size = sizeSetAside();
  if (size === 0) return MAKE_ROOM;
  return `${MAKE_ROOM} Or free the ${inKilobytes(size)} of what was set aside: under “Backup and publish”, “Set aside”, press “Download”, and then “Discard”.`;
}

/** A size for people to read: a character counts as a byte. */
export const inKilobytes = (size: number): string =>
  size >= 1024 * 1024 ? `${(size / 1024 / 1024).toFixed(2)} MB` : `${Math.ceil(size / 1024)} kB`;
