import type { Change } from '../../../../src/admin/history/kept/change';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import {
  planRestoration,
  type RestoreAction,
  restore,
} from '../../../../src/admin/history/restoring/restore';

/** Does this to the changes, and keeps all of it. Returns the plan for it. */
export async function restoreAll(action: RestoreAction, changes: readonly Change[]) {
  const plan = await planRestoration(action, changes);
  await restore(plan, plan.steps);
  return plan;
}

export const undoNewest = async () => restoreAll('undo', (await listChanges()).slice(0, 1));
