import { deleteDB } from 'idb';
import { storedBytes } from '../shared/faultyStorage';

/** Removes the admin's history; the code under test lets go of it, as when site data is cleared. */
export const emptyHistory = (): Promise<void> => deleteDB('admin-history');

/** As after a kill: local storage is as it was before these saves. */
export async function losing(save: () => Promise<unknown>): Promise<void> {
  const earlier = storedBytes();
  await save();
  localStorage.clear();
  for (const [key, text] of Object.entries(earlier)) localStorage.setItem(key, text ?? '');
}
