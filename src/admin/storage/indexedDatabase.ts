import { type IDBPDatabase, openDB } from 'idb';

type Work<Schema, T> = (database: IDBPDatabase<Schema>) => Promise<T>;

/**
 * Opens an IndexedDB database on first use, and again if it was closed meanwhile, as when site data is cleared.
 * @returns a function that runs work on it, and throws whatever IndexedDB does if that is blocked or broken
 */
export function indexedDatabase<Schema>(name: string, create: (database: IDBPDatabase<Schema>) => void) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;

  const forget = () => {
    opened = undefined;
  };

  function open(): Promise<IDBPDatabase<Schema>> {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: create,
      blocking(_current, _next, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  }

  return async <T>(work: Work<Schema, T>): Promise<T> => {
    try {
      return await work(await open());
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      forget();
      return work(await open());
    }
  };
}
