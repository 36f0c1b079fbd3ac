import { isLost } from '../kept/change';
import { listChanges } from '../kept/keptChanges';
import { lastSave } from './lastSave';

/*
 * Two tabs that save at once must not overwrite each other. A lock alone is not enough: each tab reads local storage
 * from a copy of its own, and may get the lock before that copy has what the other tab wrote. So each save writes its
 * time to local storage after the content, and to IndexedDB, which is the same for all tabs; the next save waits until
 * its own copy has that time.
 */

const LOCK = 'content';
/** In milliseconds: the longest that a hanging tab holds up the others. */
const LOCK_TIMEOUT = 10_000;
/** In milliseconds: longer than a copy ever lags behind. */
const COPY_TIMEOUT = 1500;
const PAUSE = 5;

/** Runs the work while no other tab does; if the browser has no locks, or none comes in time, runs it anyway. */
export async function withSaveLock<T>(work: () => Promise<T>): Promise<T> {
  // Undefined on origins that are neither https nor localhost.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/**
 * Waits until this tab's copy of the storage has what the other tabs saved, except for saves that are known to be
 * lost. Gives up after COPY_TIMEOUT.
 * @returns the time of the newest save in the history, or 0 if there is none, and whether the storage has it
 * @throws {Error} if the history cannot be read
 */
export async function waitForOtherTabs(): Promise<{ newest: number; isShown: boolean }> {
  const newest = (await listChanges()).find((change) => !isLost(change))?.at ?? 0;
  const isShown = () => (lastSave() ?? 0) >= newest;
  const until = performance.now() + COPY_TIMEOUT;
  // Storage without any time was cleared, so waiting would not help.
  while (!isShown() && lastSave() !== undefined && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return { newest, isShown: isShown() };
}
