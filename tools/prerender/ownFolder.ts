import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Does a piece of work in a folder of its own in `.cache`, where no other build comes, and removes it afterwards. */
export async function inOwnFolder<T>(root: string, work: (folder: string) => Promise<T>): Promise<T> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'prerender-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
