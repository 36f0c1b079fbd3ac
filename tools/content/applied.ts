import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Lineage } from '../../src/shared/catalogue/contentFile.ts';
import type { ResourceName } from '../../src/shared/storage/keys.ts';
import { DEFAULTS_FOLDER, readDefaults } from './readDefaults.ts';
import { readText } from './readText.ts';
import { versionsOf } from './versions.ts';

/** The download from which a collection was last written, and the resulting version of the collection. */
const noteSchema = v.object({ download: v.string(), version: v.string() });
const notesSchema = v.record(v.string(), noteSchema);

export type Applied = Partial<Record<string, v.InferOutput<typeof noteSchema>>>;

const fileIn = (folder: string) => join(folder, 'applied.json');

/** The notes of `noteApplied`; empty if there are none. */
export function readApplied(folder = DEFAULTS_FOLDER): Applied {
  return existsSync(fileIn(folder)) ? v.parse(notesSchema, JSON.parse(readText(fileIn(folder)))) : {};
}

/**
 * Notes the download from which these collections were last written, so that a later file of the same browser is
 * recognised as a continuation.
 * @returns the path of the file with the notes
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
