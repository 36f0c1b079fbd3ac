import type { AnyRecord } from '../data/errors';
import { same } from '../data/sameRecord';

/** Lists of ids that also change when another record does: both changes can stand. */
const idLists: ReadonlySet<string> = new Set(['industries', 'products', 'popularProductIds']);

/**
 * A record with one change taken out of it: the fields that the change touched are as before it, the others
 * as they are now. `clash` says that one of those fields was changed again since, and that this is lost.
 */
export function mergeFormer(
  before: AnyRecord,
  after: AnyRecord,
  now: AnyRecord,
): { target: AnyRecord; clash: boolean } {
  const target: Record<string, unknown> = { ...now };
  let clash = false;
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, became, is] = [before[field], after[field], now[field]];
    // Each save of an article sets its date.
    if (same(was, became) || (field === 'dateModified' && !same(is, became))) continue;
    if (idLists.has(field) && [was, became, is].every(isList)) {
      target[field] = withoutChange(was as string[], became as string[], is as string[]);
    } else {
      target[field] = was;
      clash ||= !same(is, became) && !same(is, was);
    }
  }
  return { target: target as AnyRecord, clash };
}

const isList = (value: unknown): boolean => Array.isArray(value);

/** A list of ids without what a change added, and with what it removed. */
function withoutChange(was: readonly string[], became: readonly string[], is: readonly string[]): string[] {
  if (same(became, is)) return [...was];
  const kept = is.filter((id) => was.includes(id) || !became.includes(id));
  const back = was.filter((id) => !became.includes(id) && !kept.includes(id));
  return [...kept, ...back];
}
