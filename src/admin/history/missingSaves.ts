import { collections } from '../../shared/catalogue/collections';
import { currentContent } from '../../shared/catalogue/content';
import { resourceNames } from '../../shared/storage/keys';
import { recordsOf } from '../records/anyRecord';
import { equalRecords } from '../records/equality';
import { isMoved } from '../records/order';
import type { Change } from './change';
import { combine } from './combine';
import { listChanges, readVersions, setMissing } from './database';
import { tellKept } from './historyNews';
import { lastSave, noteSave, waitForOtherTabs, withSaveLock } from './saveLock';

/**
 * The saves that were reported and are not in the browser's storage: it keeps what it is given in the last
 * minute in memory, and a browser that is killed loses that. Newest first; none where no history is kept.
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
 * Waits for what the other tabs saved, and notes which saves the storage lost: one that is made on what is left would
 * hide them. To be called while the lock is held.
 * @returns the time of the newest save, or 0 where there is none
 * @throws {Error} where the history cannot be read
 */
export async function catchUp(): Promise<number> {
  const { newest, isShown } = await waitForOtherTabs();
  const last = lastSave() ?? 0;
  if (isShown) return last;
  const later = (await listChanges()).filter(({ at, missing }) => at > last && !missing);
  const ids = later.map(({ id }) => id);
  if (!(await isStored(ids))) {
    await setMissing(ids, 'open');
    tellKept();
  }
  // Later saves build on what is stored now, so it counts as current.
  noteSave(newest);
  return newest;
}

/** Whether every record stands as these changes left it, and in the order where that is the owner's own. */
async function isStored(ids: readonly number[]): Promise<boolean> {
  const [versions, content] = await Promise.all([
    readVersions(ids.toSorted((a, b) => a - b)),
    currentContent(),
  ]);
  const { records, orders } = combine(versions);
  const isInOrder = resourceNames
    .filter((resource) => collections[resource].orderIsContent)
    .every((resource) => {
      const order = content[resource].map(({ id }) => id);
      return !isMoved(order, orders[resource]?.after ?? order);
    });
  return (
    isInOrder &&
    records.every(({ resource, id, after }) => {
      const list = recordsOf(content, resource);
      const stored = list.find((record) => record.id === id);
      return equalRecords(resource, stored, after);
    })
  );
}
