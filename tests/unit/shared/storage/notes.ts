import * as v from 'valibot';
import { vi } from 'vitest';
import { collection } from '../../../../src/shared/storage/collection';

/* The smallest of collections, and the builds of a site that ship it with one content or another. */

export type Note = { id: string; words: string };

export const KEY = 'notes_v1';
/** The key of what seeding notes of each collection. */
export const MARKS = 'content_seeds';

/** The notes as one build of the site sees them, which ships `records` as `version`. */
export function build(version: string, records: Note[], options: { emptyMeansDefaults?: boolean } = {}) {
  const load = vi.fn(async () => records);
  const notes = collection<Note>({
    resource: 'notes',
    key: KEY,
    schema: v.object({ id: v.string(), words: v.string() }),
    defaults: { version, load },
    ...options,
  });
  return { ...notes, load };
}

export const note = (words: string, id = 'a'): Note => ({ id, words });
/** Stores these notes past the site's code, as another tab does. */
export const edit = (records: Note[]) => localStorage.setItem(KEY, JSON.stringify({ notes: records }));
/** What is stored of one note. */
export const textOf = (words: string) => JSON.stringify({ notes: [note(words)] });
