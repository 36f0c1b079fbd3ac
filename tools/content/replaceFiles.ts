import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Files to write and to remove, by path. */
export type FileChanges = { writes: ReadonlyMap<string, string | Uint8Array>; removals: readonly string[] };

/** Thrown if a change failed. Those before it are made. */
export class HalfWrittenError extends Error {
  override name = 'HalfWrittenError';
}

/**
 * Writes the files in the given order, then removes the others.
 * @throws {HalfWrittenError} if that fails part of the way; git has what was there before
 */
export function replaceFiles({ writes, removals }: FileChanges): void {
  try {
    for (const [path, data] of writes) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, data);
    }
    for (const path of removals) rmSync(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new HalfWrittenError(
      `${reason}. A part was written: take that back with git, mend the cause, and run this again.`,
      { cause },
    );
  }
}
