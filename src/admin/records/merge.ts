import { equal } from './equality';
import { inOrder, isMoved } from './order';
import { fromParts, partsOf, type Values } from './parts';

/** A part of a record that differs between its two versions, and who changed it since both were the base. */
export type ChangedPart = {
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

/** Lists of ids that also change when another record does: what each side added and took out can stand. */
const idLists: ReadonlySet<string> = new Set(['industries', 'products', 'popularProductIds']);

/**
 * Their version with my changes in it.
 * @returns and the paths of `clashes`: parts that both changed, where mine replaces theirs (of a list of ids, its order)
 */
export function merge(base: Values, mine: Values, theirs: Values): { merged: Values; clashes: string[] } {
  const [before, my, merged] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const clashes: string[] = [];
  for (const { path, changedBy } of changedParts(base, mine, theirs)) {
    if (changedBy === 'them') continue;
    const lists = { from: before[path], to: my[path], on: merged[path] };
    if (idLists.has(path) && areLists(lists)) {
      merged[path] = withChange(lists);
      if (isOrderLost(lists)) clashes.push(path);
    } else {
      merged[path] = my[path];
      if (changedBy === 'both') clashes.push(path);
    }
  }
  return { merged: fromParts(merged), clashes };
}

/** A change of a list of ids, and the list that it is made to, which may have changed since. */
type Lists = Record<'from' | 'to' | 'on', readonly string[]>;

const areLists = (lists: Record<keyof Lists, unknown>): lists is Lists =>
  Object.values(lists).every(Array.isArray);

/** The list without what the change took out, with what it added, and in its order where it gave another. */
function withChange({ from, to, on }: Lists): string[] {
  const kept = on.filter((id) => to.includes(id) || !from.includes(id)).map((id) => ({ id }));
  const result = (isMoved(from, to) ? inOrder(kept, to) : kept).map(({ id }) => id);
  for (const [place, id] of to.entries()) {
    if (from.includes(id) || result.includes(id)) continue;
    // Behind the one that it stands behind; first where none of those is left.
    const before = to.slice(0, place).findLast((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

/** Whether the change gave an order, and the list was given yet another one. */
const isOrderLost = ({ from, to, on }: Lists): boolean =>
  isMoved(from, to) && isMoved(from, on) && isMoved(to, on);
