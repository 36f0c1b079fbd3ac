import * as v from 'valibot';
import { indexedDatabase } from '../storage/indexedDatabase';
import { databases } from '../storage/keys';
import { type Change, changeSchema, type Versions } from './change';

/*
 * The history lives in IndexedDB and is written with strict durability: when the browser is killed, what local storage
 * was given in the last minute is lost, but the history is not.
 */

/** The largest number of changes that are kept. */
export const MOST_CHANGES = 50;
/** The largest total size of these changes, in UTF-16 units: pictures from files are large. */
const LARGEST = 25_000_000;
/** Milliseconds after which IndexedDB counts as unavailable: a save must not wait for it any longer. */
const DATABASE_TIMEOUT = 4000;
/** The same once it was late, until it answers again. */
const SHORT_DATABASE_TIMEOUT = 500;

let timeout = DATABASE_TIMEOUT;

type Schema = {
  changes: { key: number; value: Change };
  versions: { key: number; value: Versions & { id: number } };
};

const run = indexedDatabase<Schema>(databases.history, (database) => {
  database.createObjectStore('changes', { keyPath: 'id', autoIncrement: true });
  database.createObjectStore('versions', { keyPath: 'id' });
});

/**
 * @param onLate called if the work succeeds after it was given up as too slow
 * @throws {Error} with a message for the owner if IndexedDB is blocked, broken or too slow; its cause says which
 */
const withDatabase = <T>(work: Parameters<typeof run<T>>[0], onLate?: (result: T) => void): Promise<T> =>
  inTime(run(work), onLate).catch((cause: unknown) => {
    throw new Error(
      'This browser does not give out its history of changes just now. Close the other tabs of the admin, load this page again, and try once more.',
      { cause },
    );
  });

function inTime<T>(promise: Promise<T>, onLate: (result: T) => void = () => {}): Promise<T> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeout = SHORT_DATABASE_TIMEOUT;
      isLate = true;
      reject(new Error('IndexedDB does not answer'));
    }, timeout);
  });
  void promise.then(
    (result) => {
      timeout = DATABASE_TIMEOUT;
      if (isLate) onLate(result);
    },
    () => undefined,
  );
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Keeps a change, and drops the oldest ones beyond the limits. Resolves once this is on disk.
 * @param onLate called if the change was kept after that was given up as too slow
 */
export function addChange(change: Omit<Change, 'id'>, versions: Versions, onLate: () => void): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['changes', 'versions'], 'readwrite', { durability: 'strict' });
    const changes = transaction.objectStore('changes');
    // The database assigns the id.
    const id = await changes.add(change as Change);
    await transaction.objectStore('versions').add({ ...versions, id });
    for (const old of tooOld(await changes.getAll())) {
      await changes.delete(old);
      await transaction.objectStore('versions').delete(old);
    }
    await transaction.done;
  }, onLate);
}

/** The ids of the changes beyond the limits; the newest change is always kept. */
function tooOld(changes: readonly Change[]): number[] {
  let size = 0;
  return changes
    .toSorted((a, b) => b.id - a.id)
    .filter((change, index) => {
      size += change.size;
      return index > 0 && (index >= MOST_CHANGES || size > LARGEST);
    })
    .map(({ id }) => id);
}

/**
 * The kept changes, newest first. Skips entries that are not valid.
 * @param onLate called with the changes if they arrive after that was given up as too slow
 */
export function listChanges(onLate?: (changes: Change[]) => void): Promise<Change[]> {
  return withDatabase(async (database) => {
    const found = await database.getAll('changes');
    return found.filter((change) => v.is(changeSchema, change)).sort((a, b) => b.id - a.id);
  }, onLate);
}

/** What these changes did, in the order of the ids; those that are no longer kept are left out. */
export function readVersions(ids: readonly number[]): Promise<Versions[]> {
  return withDatabase(async (database) => {
    const found = await Promise.all(ids.map((id) => database.get('versions', id)));
    return found.filter((versions) => versions !== undefined);
  });
}

/** Notes that the browser's storage lost these saves, or with undefined that they are settled. */
export function setMissing(ids: readonly number[], missing: Change['missing']): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction('changes', 'readwrite', { durability: 'strict' });
    for (const id of ids) {
      const change = await transaction.store.get(id);
      if (change) await transaction.store.put({ ...change, missing });
    }
    await transaction.done;
  });
}
