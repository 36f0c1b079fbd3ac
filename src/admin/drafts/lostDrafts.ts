import type { AnyRecord } from '../records/anyRecord';
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
