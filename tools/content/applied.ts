import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Lineage } from '../../src/shared/catalogue/contentFile.ts';
import type { ResourceName } from '../../src/shared/storage/keys.ts';
import { DEFAULTS_FOLDER, readDefaults } from './readDefaults.ts';
import { readText } from './readText.ts';
import { versionsOf } from './versions.ts';

/** From which download a collection was written last, and which version of it that made. */
const noteSchema = v.object({ download: v.string(), version: v.string() });
const notesSchema = v.record(v.string(), noteSchema);

export type Applied = Partial<Record<string, v.InferOutput<typeof noteSchema>>>;

const fileIn = (folder: string) => join(folder, 'applied.json');

/** What `noteApplied` noted; nothing where that was never done. */
export function readApplied(folder = DEFAULTS_FOLDER): Applied {
  return existsSync(fileIn(folder)) ? v.parse(notesSchema, JSON.parse(readText(fileIn(folder)))) : {};
}

/**
 * Notes from which download these collections were last written, so that a later file of that browser is known to
 * continue it.
 * @returns the file's path
 */
export function noteApplied(
  names: readonly ResourceName[],
  { download }: Lineage,
  folder = DEFAULTS_FOLDER,
): string {
  const now = versionsOf(readDefaults(folder));
  const notes = Object.fromEntries(names.map((name) => [name, { download, version: now[name] }]));
  writeFileSync(fileIn(folder), `${JSON.stringify({ ...readApplied(folder), ...notes }, null, 2)}\n`);
  return fileIn(folder);
}
