import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files to write and to remove, by their paths. */
export type FileChanges = { writes: ReadonlyMap<string, string | Uint8Array>; removals: readonly string[] };

/**
 * Makes all changes or none: what is to be written is written apart first, then put in its place, in the order given.
 * A program that is killed meanwhile leaves some files new and some old, each whole; it is run again.
 * @param drafts a folder for this alone, on the same disk
 */
export function replaceFiles({ writes, removals }: FileChanges, drafts: string): void {
  const undo: (() => void)[] = [];
  const keep = (path: string) => {
    const former = join(drafts, `former-${undo.length}`);
    if (existsSync(path)) copyFileSync(path, former);
    const wasThere = existsSync(former);
    undo.unshift(() => (wasThere ? renameSync(former, path) : rmSync(path, { force: true })));
  };
  rmSync(drafts, { recursive: true, force: true });
  try {
    mkdirSync(drafts, { recursive: true });
    const moves = [...writes].map(([path, data], index) => {
      const draft = join(drafts, `draft-${index}`);
      writeFileSync(draft, data);
      return { draft, path };
    });
    for (const { draft, path } of moves) {
      mkdirSync(dirname(path), { recursive: true });
      keep(path);
      renameSync(draft, path);
    }
    for (const path of removals) {
      keep(path);
      rmSync(path);
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}
