import * as v from 'valibot';
import { databases } from '../storage/adminKeys';
import { indexedDatabase } from '../storage/indexedDatabase';
import { timesAfter } from '../storage/timesAfter';
import { type Draft, draftSchema, type FormKey } from './draft';

/*
 * Drafts are kept in IndexedDB: local storage is for the content, and pictures from files would soon fill it. All
 * functions here reject if the browser keeps no drafts.
 */

/** A draft as it is stored, with times as `timesAfter` makes them. */
const storedSchema = v.object({ ...draftSchema.entries, clock: v.optional(v.number()) });
type Stored = v.InferOutput<typeof storedSchema>;

type Schema = {
  drafts: { key: string; value: Stored; indexes: { place: [string, string]; at: number } };
};

const withDatabase = indexedDatabase<Schema>(databases.drafts, (database) => {
  const drafts = database.createObjectStore('drafts', { keyPath: 'id' });
  drafts.createIndex('place', ['resource', 'recordId']);
  drafts.createIndex('at', 'at');
});

/** @param newest the greatest `at` that was stored before this draft was begun; this one comes after it */
export const putDraft = (draft: Draft, newest = 0): Promise<unknown> =>
  withDatabase((database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const put = transaction.store.put({ ...draft, ...timesAfter(newest, draft.at) });
    // By itself, it would be committed after the answer to the request, for which a closing page has no time.
    transaction.commit();
    return Promise.all([put, transaction.done]);
  });

export const removeDraft = (id: string): Promise<void> =>
  withDatabase((database) => database.delete('drafts', id));

export const readDraft = (id: string): Promise<Draft | undefined> =>
  withDatabase(async (database) => {
    const draft = await database.get('drafts', id);
    return v.is(storedSchema, draft) ? withClockTime(draft) : undefined;
  });

/** The draft with the time that its owner had on the clock. */
const withClockTime = ({ clock, ...draft }: Stored): Draft => ({ ...draft, at: clock ?? draft.at });

/** All drafts of a form, or of every form, newest first. Anything else that is stored there is skipped. */
export const listDrafts = (formKey?: FormKey): Promise<Draft[]> =>
  withDatabase(async (database) => {
    const found = formKey
      ? await database.getAllFromIndex('drafts', 'place', [formKey.resource, formKey.recordId])
      : await database.getAll('drafts');
    return found
      .filter((draft) => v.is(storedSchema, draft))
      .sort((a, b) => b.at - a.at)
      .map(withClockTime);
  });

/** The greatest `at` of all stored drafts; 0 if there are none. */
export const newestAt = (): Promise<number> =>
  withDatabase(async (database) => {
    // Anything but a number comes after all numbers.
    const times = IDBKeyRange.upperBound(Number.MAX_SAFE_INTEGER, true);
    const newest = await database.transaction('drafts').store.index('at').openKeyCursor(times, 'prev');
    return newest?.key ?? 0;
  });

/**
 * How many drafts are kept. The limit is a number, not an age, because a clock that was once wrong could make today's
 * drafts look old.
 */
export const KEPT_DRAFTS = 100;

/** The ids of the drafts beyond that limit, of any form. */
export const idsBeyondLimit = (): Promise<string[]> =>
  withDatabase(async (database) =>
    (await database.getAllKeysFromIndex('drafts', 'at')).slice(0, -KEPT_DRAFTS),
  );
