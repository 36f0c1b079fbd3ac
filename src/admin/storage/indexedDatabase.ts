import { type IDBPDatabase, openDB } from 'idb';

type Work<Schema, T> = (database: IDBPDatabase<Schema>) => Promise<T>;

/**
 * Opens an IndexedDB database on first use, and again if it was closed meanwhile, as when site data is cleared.
 * @returns a function that runs work on it, and throws whatever IndexedDB does if that is blocked or broken. If the
 * database is open, the work starts before the function returns: a page that is being closed runs nothing later.
 */
export function indexedDatabase<Schema>(name: string, create: (database: IDBPDatabase<Schema>) => void) {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let opened: IDBPDatabase<Schema> | undefined;

  const forget = () => {
    opening = undefined;
    opened = undefined;
  };

  async function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      blocking(_current, _next, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    try {
      opened = await opening;
      return opened;
    } catch (error) {
      forget();
      throw error;
    }
  }

  return async <T>(work: Work<Schema, T>): Promise<T> => {
    try {
      return await work(opened ?? (await open()));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      forget();
      return work(await open());
    }
  };
}
