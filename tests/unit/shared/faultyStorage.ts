import { beforeEach, onTestFinished, vi } from 'vitest';

/*
 * A local storage that fails, until the test ends. happy-dom binds a storage's methods to it at first use, so a spy on
 * Storage.prototype would have no effect: the window's property is replaced instead.
 */

const real = window.localStorage;

const provide = (get: () => Storage | null) =>
  Object.defineProperty(window, 'localStorage', { get, configurable: true });

/** Restores storage while the test still runs. */
export const mendStorage = () => void provide(() => real);

function replace(get: () => Storage | null): void {
  provide(get);
  onTestFinished(mendStorage);
}

/** Gives each test of the file an empty storage that works, and a silent console. */
export function withFreshStorage(): void {
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
}

/** As in a browser that is set to keep no site data: reading the property throws. */
export const blockStorage = () =>
  replace(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

/** As in an old WebView without local storage. */
export const removeStorage = () => replace(() => null);

/** Throws `error` at each write for which `refused` returns true; `count` is 1 at the first write. */
export function refuseWrites(
  error: unknown,
  refused: (count: number, key: string, text: string) => boolean = () => true,
) {
  let count = 0;
  const check = (key: string, text: string) => {
    count += 1;
    if (refused(count, key, text)) throw error;
  };
  const failing: Storage = {
    get length() {
      return real.length;
    },
    key: (index) => real.key(index),
    getItem: (key) => real.getItem(key),
    setItem: (key, text) => {
      check(key, text);
      real.setItem(key, text);
    },
    removeItem: (key) => {
      check(key, '');
      real.removeItem(key);
    },
    clear: () => real.clear(),
  };
  replace(() => failing);
}

/** Refuses each write after which all stored texts together would be longer than they are now. */
export function leaveNoRoom(): void {
  const length = (texts: Record<string, string | null>) => Object.values(texts).join('').length;
  const full = length(storedBytes());
  refuseWrites(quotaError, (_, key, text) => length({ ...storedBytes(), [key]: text }) > full);
}

/** How browsers report that the disk or the quota is full. */
export const quotaErrors: [string, DOMException][] = [
  ['QuotaExceededError', new DOMException('', 'QuotaExceededError')],
  ['NS_ERROR_DOM_QUOTA_REACHED', new DOMException('', 'NS_ERROR_DOM_QUOTA_REACHED')],
];

export const quotaError = new DOMException('', 'QuotaExceededError');

/** Everything that is stored, byte for byte. */
export const storedBytes = (): Record<string, string | null> =>
  Object.fromEntries(
    Array.from({ length: real.length }, (_, index) => real.key(index) ?? '').map((key) => [
      key,
      real.getItem(key),
    ]),
  );

/**
 * Dispatches the event by which the browser reports another tab's write, without that write: this tab's own has replaced
 * it. A null key reports that everything was cleared.
 */
export function reportWrite(key: string | null, oldValue: string | null, newValue: string | null): void {
  const event = new StorageEvent('storage', { key, oldValue, newValue });
  // Scripts cannot dispatch a trusted event, and happy-dom does not have the property.
  Object.defineProperty(event, 'isTrusted', { value: true });
  window.dispatchEvent(event);
}
