import type { IDBPTransaction } from 'idb';
import * as v from 'valibot';
import { equal } from '../records/equality';
import { databases } from '../storage/adminKeys';
import { indexedDatabase } from '../storage/indexedDatabase';
import { type Change, changeSchema, type Versions } from './change';
import { combine } from './combine';

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

/**
 * What all dropped changes did together, so that all edits can be restored if local storage is lost as a whole. Kept
 * among the versions, under an id that no change has. Not larger than the content: each record is there once.
 */
export type Dropped = Versions & {
  /** Nothing is missing, from the first change on. Earlier versions of the site kept no such record. */
  isWhole: boolean;
  /** The id of the newest of them. The lost saves among them stay listed until the owner decides. */
  last?: number | undefined;
};

/** What the change with this id did. */
export type KeptVersions = Versions & { id: number };

const DROPPED = 0;
const NOTHING = { records: [], orders: {} };

type Schema = {
  changes: { key: number; value: Change };
  versions: { key: number; value: KeptVersions | (Dropped & { id: number }) };
};

type Writing = IDBPTransaction<Schema, ('changes' | 'versions')[], 'readwrite'>;

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
    // The database assigns the id.
    const id = await transaction.objectStore('changes').add(change as Change);
    await transaction.objectStore('versions').add({ ...versions, id });
    await dropOld(transaction);
    await transaction.done;
  }, onLate);
}

/** Drops the changes beyond the limits. Lost saves that the owner has not decided on have limits of their own. */
async function dropOld(transaction: Writing): Promise<void> {
  const old = beyondLimits(await transaction.objectStore('changes').getAll());
  for (const change of old) await addToDropped(transaction, change);
  const isOpen = ({ missing }: Change) => missing === 'open';
  const gone = [...old.filter((change) => !isOpen(change)), ...beyondLimits(old.filter(isOpen))];
  for (const { id } of gone) await remove(transaction, id);
}

async function addToDropped(transaction: Writing, change: Change): Promise<void> {
  const all = transaction.objectStore('versions');
  const dropped = await all.get(DROPPED);
  // A lost save that stayed listed was added in its turn: after newer ones, it would take those back.
  if (wasDropped(dropped, change.id)) return;
  await all.put({ ...withDropped(dropped, change, await all.get(change.id)), id: DROPPED });
}

/** Whether the change with this id is one of those that were dropped, even if it is still listed. */
export const wasDropped = (dropped: Partial<Dropped> | undefined, id: number): boolean =>
  id <= (dropped?.last ?? 0);

async function remove(transaction: Writing, id: number): Promise<void> {
  await transaction.objectStore('changes').delete(id);
  await transaction.objectStore('versions').delete(id);
}

/** The changes beyond the limits, oldest first; the newest change is always kept. */
function beyondLimits(changes: readonly Change[]): Change[] {
  let size = 0;
  return changes
    .toSorted((a, b) => b.id - a.id)
    .filter((change, index) => {
      size += change.size;
      return index > 0 && (index >= MOST_CHANGES || size > LARGEST);
    })
    .reverse();
}

/** Adds a change to those that were dropped, unless the owner left it out after it was lost. */
function withDropped(
  dropped: Partial<Dropped> | undefined,
  { id, missing }: Change,
  versions: Versions = NOTHING,
): Dropped {
  const earlier = { ...NOTHING, ...dropped };
  const { records, ...others } = combine([earlier, missing === 'left' ? NOTHING : versions]);
  return {
    ...others,
    records: records.filter(({ before, after }) => !equal(before, after)),
    isWhole: dropped?.isWhole ?? id === 1,
    last: id,
  };
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
export function readVersions(ids: readonly number[]): Promise<KeptVersions[]> {
  return withDatabase(async (database) => {
    const found = await Promise.all(ids.map((id) => database.get('versions', id)));
    return found.filter((versions) => versions !== undefined);
  });
}

/**
 * What the changes before these did, if these are all that the browser's storage lost, and none before them is kept any
 * more: then it may have lost those, too. Undefined otherwise.
 */
export function readDropped(ids: readonly number[]): Promise<Dropped | undefined> {
  return withDatabase(async (database) => {
    const dropped = await database.get('versions', DROPPED);
    if (!reachBeyondKept(ids, await database.getAll('changes'), dropped)) return undefined;
    return { ...NOTHING, isWhole: false, ...dropped };
  });
}

/** Whether older changes were dropped, and these are all lost ones, back to the oldest that is kept. */
function reachBeyondKept(
  ids: readonly number[],
  changes: readonly Change[],
  dropped: Partial<Dropped> | undefined,
): boolean {
  const oldest = changes.find(({ id, missing }) => missing !== 'left' && !wasDropped(dropped, id));
  const isComplete = changes[0]?.id === 1 && !dropped;
  return (
    !isComplete &&
    changes.every(({ id, missing }) => ids.includes(id) || missing !== 'open') &&
    oldest !== undefined &&
    ids.includes(oldest.id)
  );
}

/** Notes that the browser's storage lost these saves, or with undefined that they are settled. */
export function setMissing(ids: readonly number[], missing: Change['missing']): Promise<void> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(['changes', 'versions'], 'readwrite', { durability: 'strict' });
    const [changes, all] = [transaction.objectStore('changes'), transaction.objectStore('versions')];
    const dropped: Partial<Dropped> | undefined = await all.get(DROPPED);
    // Whoever leaves out all of them wants what they build on no more, either.
    if (missing === 'left' && reachBeyondKept(ids, await changes.getAll(), dropped)) {
      await all.put({ ...NOTHING, isWhole: false, last: dropped?.last, id: DROPPED });
    }
    for (const id of ids) {
      const change = await changes.get(id);
      // It was only listed for this decision: newer ones were dropped, so nobody can go back to before it.
      if (missing === undefined && wasDropped(dropped, id)) await remove(transaction, id);
      else if (change) await changes.put({ ...change, missing });
    }
    await transaction.done;
  });
}
