import { deleteDB } from 'idb';

/** Removes the admin's history; the code under test lets go of it, as when site data is cleared. */
export const emptyHistory = (): Promise<void> => deleteDB('admin-history');
