import type { Content } from '../../shared/catalogue/content';
import { newRecordPath } from '../adminPaths';
import { type AnyRecord, recordsOf } from '../records/anyRecord';
import { type Draft, equalsStored, type FormKey, offeringForm } from './draft';
import { openDraftTest } from './draftLocks';
import { listDrafts, removeDraft } from './draftStore';

/**
 * Returns what was typed into a form whose tab is gone, newest first; none if the browser keeps no drafts. The form for
 * a new record also gets what was typed into records that were deleted since. Deletes drafts that equal what is stored.
 *
 * @param records all stored records of the form's collection
 */
export async function findOfferedDrafts(formKey: FormKey, records: readonly AnyRecord[]): Promise<Draft[]> {
  try {
    const all = await listDrafts(formKey.recordId ? formKey : undefined);
    const drafts = all.filter(
      (draft) =>
        draft.resource === formKey.resource && offeringForm(draft, records).recordId === formKey.recordId,
    );
    // Asked after the drafts are read, because a tab takes a draft's lock before it keeps the draft.
    const isOpen = await openDraftTest();
    const closed = drafts.filter(({ id }) => !isOpen(id));
    const useless = closed.filter((draft) => equalsStored(draft, records));
    // One that stays is found again the next time.
    await Promise.allSettled(useless.map(({ id }) => removeDraft(id)));
    return closed.filter((draft) => !useless.includes(draft));
  } catch {
    return [];
  }
}

/**
 * Returns the newest offered draft of each record, and of new ones, that a form can offer, newest first, each with its
 * record; a draft of a new record, or of one that was deleted since, comes without.
 */
export async function findAllOfferedDrafts(
  content: Content,
): Promise<{ draft: Draft; record: AnyRecord | undefined }[]> {
  try {
    const drafts = await listDrafts();
    const isOpen = await openDraftTest();
    const formKeys = new Set<string>();
    return drafts.flatMap((draft) => {
      const { resource } = draft;
      const records = recordsOf(content, resource);
      const { recordId } = offeringForm(draft, records);
      const record = records.find(({ id }) => id === recordId);
      const formKey = `${resource} ${draft.recordId}`;
      const hasForm = record !== undefined || newRecordPath(resource) !== undefined;
      if (!hasForm || formKeys.has(formKey) || isOpen(draft.id) || equalsStored(draft, records)) return [];
      formKeys.add(formKey);
      return { draft, record };
    });
  } catch {
    return [];
  }
}
