import * as v from 'valibot';
import { databases } from '../storage/adminKeys';
import { indexedDatabase } from '../storage/indexedDatabase';
import { type Draft, draftSchema } from './draft';

/*
 * Drafts are kept in IndexedDB: local storage is for the content, and pictures from files would soon fill it. All
 * functions here reject if the browser keeps no drafts.
 */

type Schema = { drafts: { key: string; value: Draft } };

const withDatabase = indexedDatabase<Schema>(databases.drafts, (database) => {
  database.createObjectStore('drafts', { keyPath: 'id' });
});

export const putDraft = (draft: Draft): Promise<unknown> =>
  withDatabase((database) => {
    const transaction = database.transaction('drafts', 'readwrite');
    const put = transaction.store.put(draft);
    // By itself, it would be committed after the answer to the request, for which a closing page has no time.
    transaction.commit();
    return Promise.all([put, transaction.done]);
  });

export const removeDraft = (id: string): Promise<void> =>
  withDatabase((database) => database.delete('drafts', id));

export const readDraft = (id: string): Promise<Draft | undefined> =>
  withDatabase(async (database) => {
    const draft = await database.get('drafts', id);
    return v.is(draftSchema, draft) ? draft : undefined;
  });

/** All drafts, newest first. Anything else that is stored there is skipped. */
export const listDrafts = (): Promise<Draft[]> =>
  withDatabase(async (database) => {
    const found = await database.getAll('drafts');
    return found.filter((draft) => v.is(draftSchema, draft)).sort((a, b) => b.at - a.at);
  });
