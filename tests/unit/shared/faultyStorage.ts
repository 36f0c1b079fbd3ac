import { afterEach, beforeEach, vi } from 'vitest';

/*
 * A local storage that fails. happy-dom binds a storage's methods to it at first use, so a spy on
 * Storage.prototype would go unseen: the window's property is replaced instead.
 */

const real = window.localStorage;

const replace = (get: () => Storage | null) =>
  Object.defineProperty(window, 'localStorage', { get, configurable: true });

/** To be called after each test that uses one of the others. */
export const mendStorage = () => replace(() => real);

/** For each test of the file: an empty storage that works, and a console that says nothing. */
export function withFreshStorage(): void {
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    mendStorage();
    vi.restoreAllMocks();
  });
}

/** As a browser that is told to keep no site data: looking at the property throws. */
export const blockStorage = () =>
  replace(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

/** As an old WebView without it. */
export const removeStorage = () => replace(() => null);

/** Refuses each write for which `refused` says so; `count` is 1 at the first write. */
export function refuseWrites(error: unknown, refused: (count: number, key: string) => boolean = () => true) {
  let count = 0;
  const check = (key: string) => {
    count += 1;
    if (refused(count, key)) throw error;
  };
  const failing: Storage = {
    get length() {
      return real.length;
    },
    key: (index) => real.key(index),
    getItem: (key) => real.getItem(key),
    setItem: (key, text) => {
      check(key);
      real.setItem(key, text);
    },
    removeItem: (key) => {
      check(key);
      real.removeItem(key);
    },
    clear: () => real.clear(),
  };
  replace(() => failing);
}

const withCode = (code: number) =>
  Object.defineProperty(new DOMException('', 'Error'), 'code', { value: code });

/** How browsers, old and new, report that the disk or the quota is full. */
export const quotaErrors: [string, DOMException][] = [
  ['QuotaExceededError', new DOMException('', 'QuotaExceededError')],
  ['NS_ERROR_DOM_QUOTA_REACHED', new DOMException('', 'NS_ERROR_DOM_QUOTA_REACHED')],
  ['code 22', withCode(22)],
  ['code 1014', withCode(1014)],
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
