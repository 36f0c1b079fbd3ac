import type { FormKey } from '../../../../src/admin/drafts/draft';
import { listDrafts } from '../../../../src/admin/drafts/draftStore';

/** The kept drafts of a form. */
export const draftsOf = async ({ resource, recordId }: FormKey) =>
  (await listDrafts()).filter((draft) => draft.resource === resource && draft.recordId === recordId);
