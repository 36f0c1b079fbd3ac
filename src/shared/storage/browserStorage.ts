/** Raised when the browser will not keep what it was given; nothing was changed. */
export class StorageRefusedError extends Error {
  override name = 'StorageRefusedError';

  constructor(cause: unknown) {
    super(
      isQuota(cause)
        ? 'This browser’s storage is full, so nothing was saved. Take out pictures that came from files, or have your changes published, which frees their room. Then save again.'
        : 'This browser does not let the site store anything, so nothing was saved. Allow site data, then save again.',
      { cause },
    );
  }
}

/**
 * The text under a key, or null where there is none or the browser forbids to look: a failed read is
 * said in the console and otherwise the same as nothing stored. Section 8.
 */
export function readText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch (error) {
    console.error(`Could not read "${key}" from the browser's storage`, error);
    return null;
  }
}

/**
 * Keeps `text` under `key`, or with null removes the key.
 * @throws {StorageRefusedError} when storage is full or blocked; the old text then still stands
 */
export function writeText(key: string, text: string | null): void {
  try {
    const target = storage();
    if (!target) throw new Error('No local storage here');
    if (text === null) target.removeItem(key);
    else target.setItem(key, text);
  } catch (error) {
    console.error(`Could not write "${key}" to the browser's storage`, error);
    throw new StorageRefusedError(error);
  }
}

/** As `writeText`; false where the browser refuses, for what the site can do without. */
export function tryWriteText(key: string, text: string | null): boolean {
  try {
    writeText(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells this tab of a write as the browser tells the others, with a `storage` event: one way of
 * following the store, whoever wrote.
 */
export function announce(key: string, oldValue: string | null, newValue: string | null): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue, storageArea: storage() ?? null }),
  );
}

/** Keeps a text that the site can do without, where there is room for it, and tells this tab, too. */
export function noteText(key: string, text: string | null): void {
  const before = readText(key);
  if (text !== before && tryWriteText(key, text)) announce(key, before, text);
}

/** Calls back with the changed key, or null when everything was cleared. Returns the way to stop. */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => listener(event.key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Undefined in Node; throws where the browser blocks storage. */
function storage(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.localStorage;
}

/** Browsers disagree on how a full disk is reported. */
function isQuota(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return (
    error.name === 'QuotaExceededError' ||
    error.name === 'NS_ERROR_DOM_QUOTA_REACHED' ||
    error.code === 22 ||
    error.code === 1014
  );
}
