import type { Content } from '../../shared/catalogue/content';
import { type AnyRecord, recordsOf } from '../records/anyRecord';
import { type Draft, equalsStored, type FormKey, KEPT_DRAFTS } from './draft';
import { openDraftTest } from './draftLocks';
import { draftIdsBeyond, listDrafts, removeDraft } from './draftStore';

/**
 * Returns what was typed into a form whose tab is gone, newest first; none if the browser keeps no drafts. Deletes
 * drafts beyond the limit, and drafts that equal what is stored.
 *
 * @param records all stored records of the form's collection
 */
export async function findLostDrafts(formKey: FormKey, records: readonly AnyRecord[]): Promise<Draft[]> {
  try {
    const [drafts, tooMany] = await Promise.all([listDrafts(formKey), draftIdsBeyond(KEPT_DRAFTS)]);
    // Asked after the drafts are read, because a tab takes a draft's lock before it keeps the draft.
    const isOpen = await openDraftTest();
    const useless = new Set([
      ...tooMany,
      ...drafts.filter((draft) => equalsStored(draft, records)).map(({ id }) => id),
    ]);
    await Promise.all([...useless].filter((id) => !isOpen(id)).map(removeDraft));
    return drafts.filter(({ id }) => !isOpen(id) && !useless.has(id));
  } catch {
    return [];
  }
}

/** Returns the newest lost draft of each form that can be opened, newest first, each with its record. */
export async function findLostWork(
  content: Content,
): Promise<{ draft: Draft; record: AnyRecord | undefined }[]> {
  try {
    const drafts = await listDrafts();
    const isOpen = await openDraftTest();
    const formKeys = new Set<string>();
    return drafts.flatMap((draft) => {
      const { resource, recordId } = draft;
      const records = recordsOf(content, resource);
      const record = records.find(({ id }) => id === recordId);
      const formKey = `${resource} ${recordId}`;
      const isGone = recordId !== '' && !record;
      if (isGone || formKeys.has(formKey) || isOpen(draft.id) || equalsStored(draft, records)) return [];
      formKeys.add(formKey);
      return { draft, record };
    });
  } catch {
    return [];
  }
}
