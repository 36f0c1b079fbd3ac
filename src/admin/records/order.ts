import { byId } from './anyRecord';
import { equal } from './equality';

/**
 * Returns the records reordered: those named by `order` follow it, within the places that they held; the others stay
 * where they are.
 */
export function reorderKnown<T extends { id: string }>(records: readonly T[], order: readonly string[]): T[] {
  const known = new Set(order);
  const stored = byId(records);
  const sorted = order.map((id) => stored.get(id)).filter((record) => record !== undefined);
  return records.map((record) => (known.has(record.id) ? (sorted.shift() ?? record) : record));
}

/** Whether the ids that are in both lists are in a different order. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [new Set(before), new Set(after)];
  return !equal(
    before.filter((id) => is.has(id)),
    after.filter((id) => was.has(id)),
  );
}
