import { deleteDB } from 'idb';
import { storedBytes } from '../shared/faultyStorage';

/** Deletes the admin's history; the code under test closes it, as when site data is cleared. */
export const emptyHistory = (): Promise<void> => deleteDB('admin-history');

/** Makes saves that local storage then lacks, as after the browser was killed. */
export async function losing(save: () => Promise<unknown>): Promise<void> {
  const earlier = storedBytes();
  await save();
  localStorage.clear();
  for (const [key, text] of Object.entries(earlier)) localStorage.setItem(key, text ?? '');
}
