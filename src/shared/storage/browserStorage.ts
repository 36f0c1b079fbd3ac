/** Thrown when the browser refuses to store something; nothing was changed. */
export class StorageRefusedError extends Error {
  override name = 'StorageRefusedError';

  /**
   * @param next what to do after that, if it is not to press “Save”
   * @param room how to make room if storage is full, where more is known than MAKE_ROOM says
   */
  constructor(
    cause: unknown,
    next = 'press “Save” again',
    readonly room?: string,
  ) {
    super(`${isQuota(cause) ? `${FULL} ${room ?? MAKE_ROOM}` : BLOCKED} Then ${next}.`, { cause });
  }
}

export const MAKE_ROOM =
  'Take out pictures that came from files, or have your changes published, which frees their room.';
const FULL = 'This browser’s storage is full, so nothing was saved.';
const BLOCKED =
  'This browser does not let the site store anything, so nothing was saved. Allow site data for this address.';

/**
 * The text under a key, or null if there is none or the browser blocks the read: a failed read is logged and otherwise
 * treated as if nothing were stored. Section 8.
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
 * Stores `text` under `key`; null removes the key.
 * @throws {StorageRefusedError} if storage is full or blocked; the old text is then unchanged
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

/** Like `writeText`, but returns false if the browser refuses: for texts that the site can do without. */
export function tryWriteText(key: string, text: string | null): boolean {
  try {
    writeText(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Dispatches in this tab the `storage` event that the browser sends to other tabs after a write, so that listeners see
 * every write in the same way.
 */
export function announce(key: string, oldValue: string | null, newValue: string | null): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue, storageArea: storage() ?? null }),
  );
}

/** Stores a text that the site can do without, if there is room for it, and announces it in this tab. */
export function tryWriteAndAnnounce(key: string, text: string | null): void {
  const before = readText(key);
  if (text !== before && tryWriteText(key, text)) announce(key, before, text);
}

/** Calls `listener` with each changed key, or null if everything was cleared. Returns a function that stops this. */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => listener(event.key);
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Undefined in Node; throws if the browser blocks storage. */
function storage(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.localStorage;
}

/** Firefox reports an exceeded quota by a name of its own. */
const isQuota = (error: unknown): boolean =>
  error instanceof DOMException && /^(?:QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);
