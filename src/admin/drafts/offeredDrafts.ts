import type { Content } from '../../shared/catalogue/content';
import { newRecordPath } from '../adminPaths';
import { type AnyRecord, recordsOf } from '../records/anyRecord';
import { type Draft, equalsStored, type FormKey, offeringForm } from './draft';
import { openDraftTest } from './draftLocks';
import { listDrafts, removeDraft } from './draftStore';

/** The drafts whose tabs are gone, newest first; none if the browser keeps no drafts. */
async function closedDrafts(): Promise<Draft[]> {
  try {
    const drafts = await listDrafts();
    // Asked after the drafts are read, because a tab takes a draft's lock before it keeps the draft.
    const isOpen = await openDraftTest();
    return drafts.filter(({ id }) => !isOpen(id));
  } catch {
    return [];
  }
}

/**
 * Returns what was typed into a form whose tab is gone, newest first. The form for a new record also gets what was typed
 * into records that were deleted since. Deletes drafts that equal what is stored.
 *
 * @param records all stored records of the form's collection
 */
export async function findOfferedDrafts(formKey: FormKey, records: readonly AnyRecord[]): Promise<Draft[]> {
  const drafts = (await closedDrafts()).filter(
    (draft) =>
      draft.resource === formKey.resource && offeringForm(draft, records).recordId === formKey.recordId,
  );
  const useless = drafts.filter((draft) => equalsStored(draft, records));
  // One that stays is found again the next time.
  await Promise.allSettled(useless.map(({ id }) => removeDraft(id)));
  return drafts.filter((draft) => !useless.includes(draft));
}

/**
 * Returns the newest offered draft of each record, and of new ones, that a form can offer, newest first, each with its
 * record; a draft of a new record, or of one that was deleted since, comes without.
 */
export async function findAllOfferedDrafts(
  content: Content,
): Promise<{ draft: Draft; record: AnyRecord | undefined }[]> {
  const drafts = await closedDrafts();
  const formKeys = new Set<string>();
  return drafts.flatMap((draft) => {
    const { resource } = draft;
    const records = recordsOf(content, resource);
    const { recordId } = offeringForm(draft, records);
    const record = records.find(({ id }) => id === recordId);
    const formKey = `${resource} ${draft.recordId}`;
    const hasForm = record !== undefined || newRecordPath(resource) !== undefined;
    if (!hasForm || formKeys.has(formKey) || equalsStored(draft, records)) return [];
    formKeys.add(formKey);
    return { draft, record };
  });
}
