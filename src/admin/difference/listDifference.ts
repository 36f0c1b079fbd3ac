/** What was added to a list and removed from it. `isReordered` means that it has the same entries in another order. */
export function listDifference(was: readonly string[], is: readonly string[]) {
  const removed = beyond(was, is);
  const added = beyond(is, was);
  return { removed, added, isReordered: removed.length === 0 && added.length === 0 };
}

/** The entries that the other list lacks. Duplicates count separately. */
function beyond(entries: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return entries.filter((entry) => {
    const place = left.indexOf(entry);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
