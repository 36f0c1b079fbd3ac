/** The local storage that browsers give one site, in UTF-16 units, keys and values together. */
const CAPACITY = 5 * 1024 * 1024;

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

/** A size for people to read: a character counts as a byte. */
export const inKilobytes = (size: number): string =>
  size >= 1024 * 1024 ? `${(size / 1024 / 1024).toFixed(2)} MB` : `${Math.ceil(size / 1024)} kB`;
