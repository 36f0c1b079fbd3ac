import { changeContent } from '../../shared/catalogue/changes';
import { saveContent } from '../history/saveContent';
import { same } from './sameRecord';

/** The collections whose records stand in an order of the owner's own. */
export type OrderedResource = 'categories' | 'industries';

/** Saves the order that the owner gave. Records that came meanwhile stay where they are. */
export async function saveOrder(resource: OrderedResource, ids: readonly string[]): Promise<void> {
  await saveContent({ what: 'changed', resource }, () =>
    changeContent((now) => ({ [resource]: inOrder<{ id: string }>(now[resource], ids) })),
  );
}

/** The known records in this order, in the places that they take; the others stay where they are. */
export function inOrder<T extends { id: string }>(records: readonly T[], order: readonly string[]): T[] {
  const known = new Set(order);
  const byId = new Map(records.map((record) => [record.id, record]));
  const sorted = order.map((id) => byId.get(id)).filter((record) => record !== undefined);
  return records.map((record) => (known.has(record.id) ? (sorted.shift() ?? record) : record));
}

/** Whether the records that stood before and after changed places. */
export function isMoved(before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [new Set(before), new Set(after)];
  return !same(
    before.filter((id) => is.has(id)),
    after.filter((id) => was.has(id)),
  );
}
