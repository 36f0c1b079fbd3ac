import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Lineage } from '../../../src/shared/catalogue/publishing/contentFile.ts';
import { isSameContentVersion } from '../../../src/shared/catalogue/publishing/contentVersion.ts';
import type { ResourceName } from '../../../src/shared/storage/keys.ts';
import { DEFAULTS_FOLDER, readDefaults } from '../readDefaults.ts';
import { readParsed } from '../readText.ts';
import { versionsOf } from '../versions.ts';

/** For each collection a version of it, and the downloads that were applied and hold that. */
const notesSchema = v.record(v.string(), v.object({ downloads: v.array(v.string()), version: v.string() }));

export type Applied = Partial<v.InferOutput<typeof notesSchema>>;

const fileIn = (folder: string) => join(folder, 'applied.json');

/**
 * The notes of `noteApplied`; empty if there are none.
 * @throws {Error} that names their file, if it cannot be read: git may have left a conflict in it
 */
export function readApplied(folder = DEFAULTS_FOLDER): Applied {
  const path = fileIn(folder);
  return existsSync(path) ? readParsed(path, (text) => v.parse(notesSchema, JSON.parse(text))) : {};
}

/**
 * Notes that these collections are now as in this download, so that a later file of the same browser is recognised as a
 * continuation. Earlier downloads count for as long as the collection stays the same: their browsers lack nothing of it.
 * @returns the path of the file with the notes, or undefined if they say so already
 */
export function noteApplied(
  names: readonly ResourceName[],
  { download }: Lineage,
  folder = DEFAULTS_FOLDER,
): string | undefined {
  const now = versionsOf(readDefaults(folder));
  const before = readApplied(folder);
  const sameAs = (name: ResourceName) => {
    const { downloads = [], version } = before[name] ?? {};
    return isSameContentVersion(version, now[name]) ? downloads : [];
  };
  const notes = Object.fromEntries(
    names.map((name) => [name, { downloads: [...new Set([...sameAs(name), download])], version: now[name] }]),
  );
  const after = { ...before, ...notes };
  if (isDeepStrictEqual(after, before)) return undefined;
  writeFileSync(fileIn(folder), `${JSON.stringify(after, null, 2)}\n`);
  return fileIn(folder);
}
