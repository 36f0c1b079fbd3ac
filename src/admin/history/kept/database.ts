import type { IDBPTransaction } from 'idb';
import { databases } from '../../storage/adminKeys';
import { indexedDatabase } from '../../storage/indexedDatabase';
import type { Change, RecordVersions, Versions } from './change';

/*
 * The history lives in IndexedDB and is written with strict durability: when the browser is killed, what local storage
 * was given in the last minute is lost, but the history is not.
 */

/** Milliseconds after which IndexedDB counts as unavailable: a save must not wait for it any longer. */
const DATABASE_TIMEOUT = 4000;
/** The same once it has been late, until it answers again. */
const SHORT_DATABASE_TIMEOUT = 500;

let timeout = DATABASE_TIMEOUT;

/**
 * What all dropped changes did together since the content was last published, kept so that all edits can be restored. Each
 * record is in it once.
 */
export type Dropped = Versions & {
  /** The id of the newest of them. The lost saves among them stay listed until the owner decides. */
  last?: number;
  /** Of products that were renamed before their content was published, only the names. */
  renamed?: RecordVersions[];
};

/** What the change with this id did. */
export type KeptVersions = Versions & { id: number };

type Schema = {
  changes: { key: number; value: Change };
  versions: { key: number; value: KeptVersions | (Dropped & { id: number }) };
};

export type Writing = IDBPTransaction<Schema, ('changes' | 'versions')[], 'readwrite'>;

const run = indexedDatabase<Schema>(databases.history, (database) => {
  database.createObjectStore('changes', { keyPath: 'id', autoIncrement: true });
  database.createObjectStore('versions', { keyPath: 'id' });
});

/** @throws {Error} with a message for the owner if IndexedDB is blocked, broken or too slow; its cause says which */
export const withDatabase = <T>(work: Parameters<typeof run<T>>[0]): Promise<T> =>
  inTime(run(work)).catch((cause: unknown) => {
    throw new Error(
      'This browser does not give out its history of changes just now. Close the other tabs of the admin, load this page again, and try once more.',
      { cause },
    );
  });

/** Runs work that writes, with the errors of `withDatabase`. Resolves once that is on disk. */
export const write = (work: (transaction: Writing) => Promise<void>): Promise<void> =>
  withDatabase(async (database) => {
    const transaction = database.transaction(['changes', 'versions'], 'readwrite', { durability: 'strict' });
    await work(transaction);
    await transaction.done;
  });

function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const half = timeout / 2;
    const giveUp = () => {
      timeout = SHORT_DATABASE_TIMEOUT;
      reject(new Error('IndexedDB does not answer'));
    };
    // In two steps: where the page stood still, as one that a phone froze, the answer may come right after the first.
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, half);
    }, half);
  });
  void promise.then(
    () => {
      timeout = DATABASE_TIMEOUT;
    },
    () => undefined,
  );
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
