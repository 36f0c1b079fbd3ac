import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files to write and to remove, by path. */
export type FileChanges = { writes: ReadonlyMap<string, string | Uint8Array>; removals: readonly string[] };

/** Thrown if a change failed and some files could not be restored. The message lists them and their copies. */
export class HalfWrittenError extends Error {
  override name = 'HalfWrittenError';
}

/** A file to restore; `copy` is undefined if it did not exist before. */
type Former = { path: string; copy: string | undefined };

/**
 * Makes all changes or none: files are first written to a staging folder, then moved into place in the given order. If
 * the program is killed meanwhile, some files are new and some old, but each is complete; run it again.
 * @param staging a folder used only for this, on the same disk
 * @throws {HalfWrittenError} if a change failed and earlier ones could not be undone
 */
export function replaceFiles({ writes, removals }: FileChanges, staging: string): void {
  const former: Former[] = [];
  const keep = (path: string) => {
    const copy = existsSync(path) ? join(staging, `former-${former.length}`) : undefined;
    if (copy !== undefined) copyFileSync(path, copy);
    former.unshift({ path, copy });
  };
  try {
    mkdirSync(staging, { recursive: true });
    const moves = [...writes].map(([path, data], index) => {
      const staged = join(staging, `staged-${index}`);
      writeFileSync(staged, data);
      return { staged, path };
    });
    for (const { staged, path } of moves) {
      mkdirSync(dirname(path), { recursive: true });
      keep(path);
      renameSync(staged, path);
    }
    for (const path of removals) {
      keep(path);
      rmSync(path);
    }
  } catch (error) {
    putBack(former, staging, error);
    removeQuietly(staging);
    throw error;
  }
  removeQuietly(staging);
}

/** @throws {HalfWrittenError} if some files could not be restored; the copies are then kept */
function putBack(former: readonly Former[], staging: string, cause: unknown): void {
  const failed = former.filter(({ path, copy }) => {
    try {
      if (copy === undefined) rmSync(path, { force: true });
      else renameSync(copy, path);
      return false;
    } catch {
      return true;
    }
  });
  if (failed.length === 0) return;
  const folder = outOfTheWay(staging);
  const lines = failed.map(({ path, copy }) =>
    copy === undefined
      ? `${path} was not there before`
      : `${path} as it was: ${join(folder, basename(copy))}`,
  );
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new HalfWrittenError([`${reason}, and not all could be put back as it was:`, ...lines].join('\n  '), {
    cause,
  });
}

/** Renames the staging folder, because the next run would write over it, and remove it at its end. */
function outOfTheWay(staging: string): string {
  const folder = `${staging}-kept-${Date.now()}`;
  try {
    renameSync(staging, folder);
    return folder;
  } catch {
    return staging;
  }
}

/** Leaves what cannot be removed to the next run: by now everything is written, or nothing. */
function removeQuietly(staging: string): void {
  try {
    rmSync(staging, { recursive: true, force: true });
  } catch {
    console.warn(`${staging} could not be removed.`);
  }
}
