import { equal } from '../records/equality';

/** What was added to a list and removed from it. `isReordered` means that it has the same entries in another order. */
export function listDifference<T>(was: readonly T[], is: readonly T[]) {
  const removed = beyond(was, is);
  const added = beyond(is, was);
  return { removed, added, isReordered: removed.length === 0 && added.length === 0 };
}

/** The entries that the other list lacks. Duplicates count separately. */
function beyond<T>(entries: readonly T[], others: readonly T[]): T[] {
  const left = [...others];
  return entries.filter((entry) => {
    const place = left.findIndex((other) => equal(other, entry));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
