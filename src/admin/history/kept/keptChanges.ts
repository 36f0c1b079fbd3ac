import * as v from 'valibot';
import { type Change, changeSchema, isUndecided, type Versions } from './change';
import { type KeptVersions, withDatabase, write } from './database';
import { dropOld, droppedIn, forgetDroppedBefore, remove, wasDropped } from './dropped';
import { announceHistoryChange, setHistoryFailed } from './historyNews';

/** Keeps a change, and drops the oldest ones beyond the limits. Resolves once this is on disk, and tells all tabs. */
export function addChange(change: Omit<Change, 'id'>, versions: Versions): Promise<void> {
  return write(async (transaction) => {
    // Not once `write` resolves: where that took too long, it was rejected, and the change may be kept all the same.
    void transaction.done.then(tellKept, () => undefined);
    const changes = transaction.objectStore('changes');
    // What was lost may not be in the published content.
    const isSomethingLost = (await changes.getAll()).some(isUndecided);
    const onPublished = isSomethingLost ? [] : versions.onPublished;
    // The database assigns the id.
    const id = await changes.add(change as Change);
    await transaction.objectStore('versions').add({ ...versions, onPublished, id });
    await dropOld(transaction);
  });
}

function tellKept(): void {
  setHistoryFailed(false);
  announceHistoryChange();
}

/** The kept changes, newest first. Skips entries that are not valid. */
export function listChanges(): Promise<Change[]> {
  return withDatabase(async (database) => {
    const found = await database.getAll('changes');
    return found.filter((change) => v.is(changeSchema, change)).sort((a, b) => b.id - a.id);
  });
}

/** What these changes did, in the order of the ids; those that are no longer kept are left out. */
export function readVersions(ids: readonly number[]): Promise<KeptVersions[]> {
  return withDatabase(async (database) => {
    const found = await Promise.all(ids.map((id) => database.get('versions', id)));
    return found.filter((versions) => versions !== undefined);
  });
}

/** Notes that the browser's storage lost these saves, or with undefined that they are settled. */
export function setMissing(ids: readonly number[], missing: Change['missing']): Promise<void> {
  return write(async (transaction) => {
    // Whoever leaves out all lost saves no longer wants what they build on, either.
    if (missing === 'left') await forgetDroppedBefore(transaction, ids);
    const changes = transaction.objectStore('changes');
    const dropped = await droppedIn(transaction);
    for (const id of ids) {
      const change = await changes.get(id);
      // It was only listed for this decision: newer ones were dropped, so nobody can go back to before it.
      if (missing === undefined && wasDropped(dropped, id)) await remove(transaction, id);
      else if (change) await changes.put({ ...change, missing });
    }
  });
}
