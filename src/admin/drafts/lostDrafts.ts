import type { Content } from '../../shared/catalogue/content';
import { type AnyRecord, recordsOf } from '../records/anyRecord';
import { type Draft, type FormPlace, isStored, KEPT_DRAFTS } from './draft';
import { draftsInWork } from './draftLocks';
import { listBeyond, listDrafts, removeDraft } from './draftStore';

/**
 * What was typed into a form whose tab is gone, newest first; none where the browser keeps no drafts. Drafts that are
 * too many, or that say what is stored, go for good.
 *
 * @param stored the form's record; a form for a new one has none
 */
export async function findLostDrafts(place: FormPlace, stored: AnyRecord | undefined): Promise<Draft[]> {
  try {
    const [drafts, tooMany] = await Promise.all([listDrafts(place), listBeyond(KEPT_DRAFTS)]);
    // After the drafts: who keeps one has its lock already.
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

/** The newest of what was typed and lost in each form that can be opened, newest first, with the record it is for. */
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
