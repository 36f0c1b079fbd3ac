import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Runs `work` with a new folder in `.cache` that no other build uses, and removes the folder afterwards. */
export async function inOwnFolder<T>(root: string, work: (folder: string) => Promise<T>): Promise<T> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'prerender-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
