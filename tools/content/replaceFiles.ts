import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files to write and to remove, by their paths. */
export type FileChanges = { writes: ReadonlyMap<string, string | Uint8Array>; removals: readonly string[] };

/** Raised where something failed and not all could be put back. The message names what, and where its copy is. */
export class HalfWrittenError extends Error {
  override name = 'HalfWrittenError';
}

/** A file as it was, to be put back: `copy` where there was one. */
type Former = { path: string; copy: string | undefined };

/**
 * Makes all changes or none: what is to be written is written apart first, then put in its place, in the order given.
 * A program that is killed meanwhile leaves some files new and some old, each whole; it is run again.
 * @param staging a folder for this alone, on the same disk
 * @throws {HalfWrittenError} where a change failed and what was done before could not be undone
 */
export function replaceFiles({ writes, removals }: FileChanges, staging: string): void {
  const former: Former[] = [];
  const keep = (path: string) => {
    const copy = existsSync(path) ? join(staging, `former-${former.length}`) : undefined;
    if (copy !== undefined) copyFileSync(path, copy);
    former.unshift({ path, copy });
  };
  rmSync(staging, { recursive: true, force: true });
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

/** @throws {HalfWrittenError} where some of it stays as it is; the copies are then kept */
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

/** The next run empties the staging folder. */
function outOfTheWay(staging: string): string {
  const folder = `${staging}-kept-${Date.now()}`;
  try {
    renameSync(staging, folder);
    return folder;
  } catch {
    return staging;
  }
}

/** What cannot be removed is for the next run: by now all is written, or nothing. */
function removeQuietly(staging: string): void {
  try {
    rmSync(staging, { recursive: true, force: true });
  } catch {
    console.warn(`${staging} could not be removed.`);
  }
}
