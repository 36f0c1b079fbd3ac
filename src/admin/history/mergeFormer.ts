import type { AnyRecord } from '../records/anyRecord';
import { equal } from '../records/equality';
import { merge } from '../records/merge';

/**
 * A record without one of its changes: the fields, or parts of fields, that the change touched are as they were before
 * it, and the others as they are now. `clash` means that one of those fields was changed again since, and that this
 * newer change is lost.
 */
export function mergeFormer(
  before: AnyRecord,
  after: AnyRecord,
  now: AnyRecord,
): { target: AnyRecord; clash: boolean } {
  // Each save of an article sets its date: a later date stays.
  const isDatedSince = !equal(now.dateModified, after.dateModified);
  const base = isDatedSince ? { ...after, dateModified: before.dateModified } : after;
  const { merged, clashes } = merge(base, before, now);
  return { target: { ...merged, id: now.id }, clash: clashes.length > 0 };
}
