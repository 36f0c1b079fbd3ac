import { deleteDB } from 'idb';
import { vi } from 'vitest';
import { realNow } from '../../patience';
import { storedBytes } from '../../shared/faultyStorage';

/** Deletes the admin's history; the code under test closes it, as when site data is cleared. */
export const emptyHistory = (): Promise<void> => deleteDB('admin-history');

/** Until mocks are restored, the admin waits only a hundredth as long for what other tabs saved, which never comes. */
export function waitLittleForOtherTabs(): void {
  const start = realNow();
  vi.spyOn(performance, 'now').mockImplementation(() => start + 100 * (realNow() - start));
}

/**
 * Makes saves that local storage then lacks, as after the browser was killed. From then on the admin waits little for
 * other tabs.
 */
export async function losing(save: () => Promise<unknown>): Promise<void> {
  const earlier = storedBytes();
  await save();
  waitLittleForOtherTabs();
  localStorage.clear();
  for (const [key, text] of Object.entries(earlier)) localStorage.setItem(key, text ?? '');
}

/** Makes IndexedDB fail, as with a damaged profile or a full disk, until the mock that this returns is restored. */
export const failHistory = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });

/** Lets the browser give out no database, as some do in a private window, until globals are put back. */
export const blockDatabases = (error = 'SecurityError') =>
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure.', error);
    },
  });
