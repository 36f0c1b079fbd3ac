import type { Content } from '../../shared/catalogue/content';
import { type AnyRecord, recordsOf } from '../records/anyRecord';
import { type Draft, type FormPlace, isStored, KEPT_DRAFTS } from './draft';
import { draftsInWork } from './draftLocks';
import { listBeyond, listDrafts, removeDraft } from './draftStore';

/**
 * Returns what was typed into a form whose tab is gone, newest first; none if the browser keeps no drafts. Deletes
 * drafts beyond the limit, and drafts that equal what is stored.
 *
 * @param stored the form's record; a form for a new one has none
 */
export async function findLostDrafts(place: FormPlace, stored: AnyRecord | undefined): Promise<Draft[]> {
  try {
    const [drafts, tooMany] = await Promise.all([listDrafts(place), listBeyond(KEPT_DRAFTS)]);
    // Asked after the drafts are read, because a tab takes a draft's lock before it keeps the draft.
    const isInWork = await draftsInWork();
    const useless = new Set([
      ...tooMany,
      ...drafts.filter((draft) => isStored(draft, stored)).map(({ id }) => id),
    ]);
    await Promise.all([...useless].filter((id) => !isInWork(id)).map(removeDraft));
    return drafts.filter(({ id }) => !isInWork(id) && !useless.has(id));
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
    const isInWork = await draftsInWork();
    const places = new Set<string>();
    return drafts.flatMap((draft) => {
      const { resource, recordId } = draft;
      const record = recordsOf(content, resource).find(({ id }) => id === recordId);
      const place = `${resource} ${recordId}`;
      const isGone = recordId !== '' && !record;
      if (isGone || places.has(place) || isInWork(draft.id) || isStored(draft, record)) return [];
      places.add(place);
      return { draft, record };
    });
  } catch {
    return [];
  }
}
