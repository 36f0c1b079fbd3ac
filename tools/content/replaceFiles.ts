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
 * @param drafts a folder for this alone, on the same disk
 * @throws {HalfWrittenError} where a change failed and what was done before could not be undone
 */
export function replaceFiles({ writes, removals }: FileChanges, drafts: string): void {
  const former: Former[] = [];
  const keep = (path: string) => {
    const copy = existsSync(path) ? join(drafts, `former-${former.length}`) : undefined;
    if (copy !== undefined) copyFileSync(path, copy);
    former.unshift({ path, copy });
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
    putBack(former, drafts, error);
    removeQuietly(drafts);
    throw error;
  }
  removeQuietly(drafts);
}

/** @throws {HalfWrittenError} where some of it stays as it is; the copies are then kept */
function putBack(former: readonly Former[], drafts: string, cause: unknown): void {
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
  const folder = outOfTheWay(drafts);
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

/** The next run empties the folder for drafts. */
function outOfTheWay(drafts: string): string {
  const folder = `${drafts}-kept-${Date.now()}`;
  try {
    renameSync(drafts, folder);
    return folder;
  } catch {
    return drafts;
  }
}

/** What cannot be removed is for the next run: by now all is written, or nothing. */
function removeQuietly(drafts: string): void {
  try {
    rmSync(drafts, { recursive: true, force: true });
  } catch {
    console.warn(`${drafts} could not be removed.`);
  }
}
