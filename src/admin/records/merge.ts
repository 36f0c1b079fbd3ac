import { equal } from './equality';
import { holdsIds } from './fieldKinds';
import { isReordered, reorderKnown } from './order';
import { fromParts, partsOf, type Values } from './parts';

/** A part of a record that differs between its two versions, and which side has changed it since the base. */
type ChangedPart = {
  /** Its path, such as `name` or `contact.phone1`. */
  path: string;
  changedBy: 'me' | 'them' | 'both';
};

/** The parts in which two versions differ. */
export function changedParts(base: Values, mine: Values, theirs: Values): ChangedPart[] {
  const [before, my, their] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  return [...new Set([...Object.keys(my), ...Object.keys(their)])]
    .filter((path) => !equal(my[path], their[path]))
    .map((path) => {
      const isMine = !equal(before[path], my[path]);
      const isTheirs = !equal(before[path], their[path]);
      return { path, changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them' };
    });
}

/**
 * Applies my changes to their version.
 * @returns the result, and in `clashes` the paths of parts that both changed, where mine replaces theirs (for a list of
 * ids, its order)
 */
export function merge(base: Values, mine: Values, theirs: Values): { merged: Values; clashes: string[] } {
  const [before, my, merged] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const clashes: string[] = [];
  for (const { path, changedBy } of changedParts(base, mine, theirs)) {
    if (changedBy === 'them') continue;
    const lists = { from: before[path], to: my[path], on: merged[path] };
    // A list of ids also changes when other records do, so what each side added and removed is merged.
    if (holdsIds(path) && areLists(lists)) {
      merged[path] = mergeIds(lists);
      if (ordersClash(lists)) clashes.push(path);
    } else {
      merged[path] = my[path];
      if (changedBy === 'both') clashes.push(path);
    }
  }
  return { merged: fromParts(merged), clashes };
}

/** A change `from` one list of ids `to` another, and the list that it is applied to, which may have changed since. */
type Lists = Record<'from' | 'to' | 'on', readonly string[]>;

const areLists = (lists: Record<keyof Lists, unknown>): lists is Lists =>
  Object.values(lists).every(Array.isArray);

/**
 * Applies a change to a list of ids: removes what it removed, adds what it added, and takes over its order if it changed
 * that.
 */
export function mergeIds({ from, to, on }: Lists): string[] {
  const kept = on.filter((id) => to.includes(id) || !from.includes(id)).map((id) => ({ id }));
  const result = (isReordered(from, to) ? reorderKnown(kept, to) : kept).map(({ id }) => id);
  for (const [place, id] of to.entries()) {
    if (from.includes(id) || result.includes(id)) continue;
    // After the nearest entry that precedes it and is still there; first if there is none.
    const before = to.slice(0, place).findLast((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

/** Whether the change reorders the list, and the list itself was reordered in another way since. */
export const ordersClash = ({ from, to, on }: Lists): boolean =>
  isReordered(from, to) && isReordered(from, on) && isReordered(to, on);
