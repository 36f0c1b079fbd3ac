import * as v from 'valibot';
import { collections } from '../../shared/catalogue/collections';
import { haveSameRecords } from '../../shared/contentVersion';
import { parseJson } from '../../shared/parseJson';
import { noteText, readText } from '../../shared/storage/browserStorage';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { seededVersion } from '../../shared/storage/seedMarks';
import { localKeys } from './keys';

/*
 * Which version of the built-in content the edits that stand here were made on. Mostly the one that this browser was
 * seeded with; another one where they came with a file, or came back from the history after a reset. By it
 * `npm run content:apply` knows a file that would take back what was published since.
 */

const KEY = localKeys.madeOn;

/**
 * By collection, what differs from its seed. `seeded` is the seed's version then: the note is void once another seed
 * stands here.
 */
const notesSchema = v.fallback(
  v.record(v.string(), v.object({ version: v.string(), seeded: v.optional(v.string()) })),
  {},
);

/** The version that the collection's edits were made on; undefined where none is known. */
export function versionMadeOn(name: ResourceName): string | undefined {
  const seeded = seededVersion(name);
  const note = readNotes()[name];
  return note && note.seeded === seeded ? note.version : seeded;
}

/** Notes the version for content that was not made here; with undefined the seed's own counts again. */
export function noteMadeOn(name: ResourceName, version: string | undefined): void {
  const { [name]: _, ...others } = readNotes();
  const seeded = seededVersion(name);
  const isSeeds = version === undefined || version === seeded;
  const notes = isSeeds ? others : { ...others, [name]: { version, seeded } };
  noteText(KEY, Object.keys(notes).length > 0 ? JSON.stringify(notes) : null);
}

/** Forgets it for what stands as it was seeded: edits that follow are made on that. */
export function forgetUnedited(): void {
  for (const name of resourceNames) if (!collections[name].isEdited()) noteMadeOn(name, undefined);
}

/** Whether edits stand here over built-in records of another build than the one that they were made on. */
export function hidesOtherBuiltIn(name: ResourceName): boolean {
  const version = versionMadeOn(name);
  const { isEdited, defaults } = collections[name];
  return isEdited() && version !== undefined && !haveSameRecords(version, defaults.version);
}

const readNotes = () => v.parse(notesSchema, parseJson(readText(KEY) ?? ''));
