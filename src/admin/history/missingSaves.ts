import { currentContent } from '../../shared/catalogue/content';
import { idsOf } from '../records/anyRecord';
import { type Change, isAsLeftBy } from './change';
import { combine } from './combine';
import { listChanges, readDropped, readVersions, setMissing } from './database';
import { announceHistoryChange } from './historyNews';
import { lastComparedSave, lastSave, noteSave } from './lastSave';
import { waitForOtherTabs, withSaveLock } from './saveLock';

/**
 * Notes in the history which of its saves are not in local storage: the browser keeps what it is given in the last minute
 * in memory, and loses it when killed. Never rejects; if no history is kept, there is nothing to note.
 */
export async function noteMissingSaves(): Promise<void> {
  try {
    await withSaveLock(catchUp);
  } catch (error) {
    console.warn('The history of changes cannot be read', error);
  }
  announceHistoryChange();
}

/**
 * Waits for what the other tabs saved, and notes which saves the storage lost: a save made on what is left would hide
 * them. Call it while holding the lock.
 * @returns the time of the newest save, or 0 if there is none
 * @throws {Error} if the history cannot be read
 */
export async function catchUp(): Promise<number> {
  const { newest, isShown } = await waitForOtherTabs();
  const last = lastSave() ?? 0;
  const compared = lastComparedSave() ?? 0;
  if (isShown && compared === last) return last;
  const later = (await listChanges()).filter(({ at, missing }) => !missing && at > compared);
  // Of saves made without the history the time does not tell: it may be that of a lost one, or an earlier time.
  const unread = later.filter(({ at, isUnread }) => isUnread && at <= last);
  const unknown = (await areStored(unread)) ? later.filter((change) => !unread.includes(change)) : later;
  if (!(await areStored(unknown))) await settleMissing(unknown, 'open');
  // Later saves build on what is stored now, so it counts as current.
  const current = Math.max(last, newest);
  noteSave(current);
  return current;
}

/** Whether the content is as these changes left it. */
async function areStored(changes: readonly Change[]): Promise<boolean> {
  const ids = idsOf(changes);
  const [dropped, versions, content] = await Promise.all([
    readDropped(ids),
    readVersions(ids.toSorted((a, b) => a - b)),
    currentContent(),
  ]);
  return isAsLeftBy(combine(dropped ? [dropped, ...versions] : versions), content);
}

/**
 * Notes what became of saves: the storage lost them, which the owner is asked about (`open`), they are `left` out or, with
 * undefined, no longer lost.
 * @throws {Error} with a message for the owner if the history cannot note it; it then keeps offering lost ones
 */
export async function settleMissing(changes: readonly Change[], missing: Change['missing']): Promise<void> {
  await setMissing(idsOf(changes), missing);
  announceHistoryChange();
}

/** The same for saves that are stored again, which is what counts: if the history cannot note it, nothing is said. */
export const trySettleMissing: typeof settleMissing = (changes, missing) =>
  settleMissing(changes, missing).catch((error: unknown) =>
    console.warn('The history did not take what became of lost saves', error),
  );
