import * as v from 'valibot';
import { collections } from '../../shared/catalogue/collections';
import { isSameContentVersion } from '../../shared/catalogue/publishing/contentVersion';
import { parseJson } from '../../shared/parseJson';
import { readText, tryWriteAndAnnounce } from '../../shared/storage/browserStorage';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { seededVersion } from '../../shared/storage/seedMarks';
import type { Write } from '../../shared/storage/writeAllOrNothing';
import { localKeys } from './adminKeys';

/*
 * The version of the built-in content that this browser's edits were made on. Usually the one that it was seeded with;
 * another one if they came with a file, or came back from the history after a reset. By it, `npm run content:apply`
 * recognises a file that would revert what was published since.
 */

const KEY = localKeys.madeOn;

/**
 * By collection, the version if it is not the seed's; without one it is unknown. `seeded` is the seed's version at that
 * time: the note is void once another seed is stored.
 */
const notesSchema = v.fallback(
  v.record(v.string(), v.object({ version: v.optional(v.string()), seeded: v.optional(v.string()) })),
  {},
);

/** The version that the collection's edits were made on; undefined if unknown. */
export function madeOnVersion(name: ResourceName): string | undefined {
  const seeded = seededVersion(name);
  const note = readNotes()[name];
  return note && note.seeded === seeded ? note.version : seeded;
}

export type MadeOnVersions = Partial<Record<ResourceName, string | undefined>>;

/**
 * The note to write together with content that was not made here: without it, old records would count as made here.
 * @param versions those that the content was made on, each undefined if it is unknown, which no later edit changes
 */
export function madeOnNote(versions: MadeOnVersions): Write {
  const notes = { ...readNotes() };
  for (const [key, version] of Object.entries(versions)) {
    const seeded = seededVersion(key);
    if (version === seeded) delete notes[key];
    else notes[key] = { version, seeded };
  }
  const after = Object.keys(notes).length > 0 ? JSON.stringify(notes) : null;
  return { key: KEY, before: readText(KEY), after };
}

/** Drops the notes on collections without edits: later edits are made on the seed. */
export function forgetUnedited(): void {
  const unedited = resourceNames.filter((name) => !collections[name].isEdited());
  const { after } = madeOnNote(Object.fromEntries(unedited.map((name) => [name, seededVersion(name)])));
  tryWriteAndAnnounce(KEY, after);
}

/** Whether the collection's edits were made on the built-in records of this build; false if that is unknown. */
export function isMadeOnBuiltIn(name: ResourceName): boolean {
  const version = madeOnVersion(name);
  return version !== undefined && isSameContentVersion(version, collections[name].defaults.version);
}

/** Whether edits hide built-in records of another build than the one that they were made on. */
export const hidesOtherBuiltIn = (name: ResourceName): boolean =>
  collections[name].isEdited() && madeOnVersion(name) !== undefined && !isMadeOnBuiltIn(name);

const readNotes = () => v.parse(notesSchema, parseJson(readText(KEY) ?? ''));
