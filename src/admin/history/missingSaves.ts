import { currentContent } from '../../shared/catalogue/content';
import { isAsLeftBy } from './asLeft';
import type { Change } from './change';
import { combine } from './combine';
import { listChanges, readDropped, readVersions, setMissing } from './database';
import { announceHistoryChange } from './historyNews';
import { lastComparedSave, lastSave, noteSave } from './lastSave';
import { waitForOtherTabs, withSaveLock } from './saveLock';

/**
 * The saves that were reported but are not in local storage: the browser keeps what it is given in the last minute in
 * memory, and loses it when killed. Newest first; empty if no history is kept. Saves that the owner decided to leave
 * out are not among them.
 */
export async function findMissingSaves(): Promise<Change[]> {
  try {
    return await withSaveLock(async () => {
      await catchUp();
      return (await listChanges()).filter(({ missing }) => missing === 'open');
    });
  } catch (error) {
    console.warn('The history of changes cannot be read', error);
    return [];
  }
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
  if (!(await areStored(unknown))) {
    const ids = unknown.map(({ id }) => id);
    await setMissing(ids, 'open');
    announceHistoryChange();
  }
  // Later saves build on what is stored now, so it counts as current.
  const current = Math.max(last, newest);
  noteSave(current);
  return current;
}

/** Whether the content is as these changes left it. */
async function areStored(changes: readonly Change[]): Promise<boolean> {
  const ids = changes.map(({ id }) => id);
  const [dropped, versions, content] = await Promise.all([
    readDropped(ids),
    readVersions(ids.toSorted((a, b) => a - b)),
    currentContent(),
  ]);
  return isAsLeftBy(combine(dropped ? [dropped, ...versions] : versions), content);
}
