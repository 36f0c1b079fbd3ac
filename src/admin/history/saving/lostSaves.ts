import { collections } from '../../../shared/catalogue/collections';
import { currentContent } from '../../../shared/catalogue/content';
import { readText } from '../../../shared/storage/browserStorage';
import { type ResourceName, resourceNames, storageKeys } from '../../../shared/storage/keys';
import { forgetGone, isMarkedGone, seededVersion } from '../../../shared/storage/seedMarks';
import { idsOf } from '../../records/anyRecord';
import { type Change, isAs, isLost, type Versions } from '../kept/change';
import { combineUnpublished } from '../kept/combine';
import { readDropped } from '../kept/dropped';
import { announceHistoryChange } from '../kept/historyNews';
import { listChanges, readVersions, setMissing } from '../kept/keptChanges';
import { lastSave, noteSave } from './lastSave';
import { waitForOtherTabs, withSaveLock } from './saveLock';

/**
 * Notes in the history which of its saves are not in local storage: the browser keeps what it is given in the last minute
 * in memory, and loses it when killed. Never rejects; if no history is kept, there is nothing to note.
 */
export async function noteLostSaves(): Promise<void> {
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
  // Where a collection was removed, the time of the last save tells nothing.
  const isGone = isContentGone();
  if (isShown && !isGone) return last;
  const lost = await findLost(isGone ? 0 : last);
  if (lost.length > 0) await note(lost, 'open');
  // Later saves build on what is stored now, so it counts as current.
  const current = Math.max(last, newest);
  noteSave(current);
  if (isGone) for (const name of resourceNames.filter(isMarkedGone)) forgetGone(name);
  return current;
}

/** Whether a collection that was stored here is not any more, so that the published content stands in for its edits. */
const isContentGone = (): boolean => resourceNames.some((name) => isMarkedGone(name) || isMissing(name));

const isMissing = (name: ResourceName): boolean =>
  seededVersion(name) !== undefined && readText(storageKeys[name]) === null;

/** The saves after this time, unless the content is as they left it. */
async function findLost(last: number): Promise<Change[]> {
  const later = (await listChanges()).filter((change) => !isLost(change) && change.at > last);
  return (await areStored(later)) ? [] : later;
}

/** Whether the content is as these changes left it. */
async function areStored(changes: readonly Change[]): Promise<boolean> {
  const ids = idsOf(changes);
  const [dropped, versions, content] = await Promise.all([
    readDropped(ids),
    readVersions([...ids].sort((a, b) => a - b)),
    currentContent(),
  ]);
  return isAs('after', combineLost(dropped ? [dropped, ...versions] : versions), content);
}

/**
 * Combines changes that the storage may have lost, to make them again. Edits that it still holds may be those that a lost
 * change took back, so all that was done to their collection counts.
 */
export const combineLost = (changes: readonly Versions[]): Versions =>
  combineUnpublished(changes, (name) => !collections[name].isEdited());

/** Leaves lost saves out, as the owner decided: they stay listed, and each can be brought back later. */
export const leaveOut = (lost: readonly Change[]): Promise<void> => note(lost, 'left');

/** Counts saves as lost no more: they are stored again. */
export const settle = (saves: readonly Change[]): Promise<void> => note(saves, undefined);

/** @throws {Error} with a message for the owner if the history cannot note it; it then keeps offering lost saves */
async function note(saves: readonly Change[], missing: Change['missing']): Promise<void> {
  await setMissing(idsOf(saves), missing);
  announceHistoryChange();
}

/** Waits for one of these notes. Only logs a refusal: the content is stored by then, which is what counts. */
export const unlessRefused = (noting: Promise<void>): Promise<void> =>
  noting.catch((error: unknown) => console.warn('The history did not take what became of lost saves', error));
