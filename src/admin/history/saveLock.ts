import { noteText, readText } from '../../shared/storage/browserStorage';
import { localKeys } from '../storage/keys';
import { listChanges } from './database';

/*
 * Two tabs that save at once must not overwrite each other. A lock alone does not keep them apart: each tab
 * reads local storage from a copy of its own, and the lock can arrive before what the other tab wrote. So
 * each save leaves its time in local storage after the content, and in IndexedDB, which all tabs read alike;
 * the next one waits until its own copy shows that time.
 */

/** The time of the newest save whose content this browser's storage holds, in milliseconds. */
const KEY = localKeys.lastSave;
const LOCK = 'content';
/** Milliseconds. Longer than any copy lags; a tab that hangs holds nobody up for more. */
const LOCK_PATIENCE = 10_000;
const COPY_PATIENCE = 1500;
const PAUSE = 5;

/** Does the work while no other tab does such work. Where the browser has no locks, at once. */
export async function withSaveLock<T>(work: () => Promise<T>): Promise<T> {
  // Not there on addresses that are neither https nor localhost.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_PATIENCE) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/** The time that the storage holds; undefined where it holds none. */
export function lastSave(): number | undefined {
  const time = Number.parseInt(readText(KEY) ?? '', 10);
  return Number.isSafeInteger(time) ? time : undefined;
}

/** Notes the time of a save once its content is written. Where there is no room, it is simply not noted. */
export const noteSave = (at: number): void => noteText(KEY, String(at));

/**
 * Waits until this tab's copy of the storage holds what the other tabs saved; not for saves that are known to
 * be missing.
 * @returns the time of the newest save in the history, or 0 where there is none, and whether the storage shows it
 * @throws {Error} where the history cannot be read
 */
export async function waitForOtherTabs(): Promise<{ newest: number; isShown: boolean }> {
  const newest = (await listChanges()).find(({ missing }) => !missing)?.at ?? 0;
  const isShown = () => (lastSave() ?? 0) >= newest;
  const until = performance.now() + COPY_PATIENCE;
  // A storage without any time was cleared, and waiting brings nothing.
  while (!isShown() && lastSave() !== undefined && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return { newest, isShown: isShown() };
}
