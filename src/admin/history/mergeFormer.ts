import type { AnyRecord } from '../records/anyRecord';
import { equal } from '../records/equality';
import { inOrder, isMoved } from '../records/order';
import { fromParts, partsOf, type Values } from '../records/parts';

/** Lists of ids that also change when another record does: both changes can stand. */
const idLists: ReadonlySet<string> = new Set(['industries', 'products', 'popularProductIds']);

/**
 * A record with one change taken out of it: the fields, or parts of one, that the change touched are as before it, the
 * others as they are now. `clash` says that one of those fields was changed again since, and that this is lost.
 */
export function mergeFormer(
  before: AnyRecord,
  after: AnyRecord,
  now: AnyRecord,
): { target: AnyRecord; clash: boolean } {
  const { target, clash } = mergeParts(partsOf(before), partsOf(after), partsOf(now));
  return { target: { ...fromParts(target), id: now.id }, clash };
}

function mergeParts(before: Values, after: Values, now: Values): { target: Values; clash: boolean } {
  const target = { ...now };
  let clash = false;
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, became, is] = [before[field], after[field], now[field]];
    // Each save of an article sets its date.
    if (equal(was, became) || (field === 'dateModified' && !equal(is, became))) continue;
    if (idLists.has(field) && [was, became, is].every(isList)) {
      const lists = { was: was as string[], became: became as string[], is: is as string[] };
      target[field] = withoutChange(lists);
      clash ||= isOrderLost(lists);
    } else {
      target[field] = was;
      clash ||= !equal(is, became) && !equal(is, was);
    }
  }
  return { target, clash };
}

const isList = (value: unknown): boolean => Array.isArray(value);

type Lists = Record<'was' | 'became' | 'is', readonly string[]>;

/** A list of ids without what a change added, with what it removed, and in the former order where it gave another. */
function withoutChange({ was, became, is }: Lists): string[] {
  const kept = is.filter((id) => was.includes(id) || !became.includes(id)).map((id) => ({ id }));
  const result = (isMoved(was, became) ? inOrder(kept, was) : kept).map(({ id }) => id);
  for (const [place, id] of was.entries()) {
    if (became.includes(id) || result.includes(id)) continue;
    // Behind the one that it stood behind; first where none of those is left.
    const before = was.slice(0, place).findLast((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

/** Whether the change gave an order, and the list was given yet another one since. */
const isOrderLost = ({ was, became, is }: Lists): boolean =>
  isMoved(was, became) && isMoved(became, is) && isMoved(was, is);
