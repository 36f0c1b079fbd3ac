import type { Content } from '../../../shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { type AnyRecord, byId, idsOf, recordIn, recordsOf } from '../../records/anyRecord';
import { equal, equalRecords } from '../../records/equality';
import { merge, ordersClash } from '../../records/merge';
import { isReordered, reorderKnown } from '../../records/order';
import { readStored } from '../../records/readBySchema';
import { withKeptHtml } from '../../records/recordRules';
import { type RecordVersions, recordKey, type Versions } from '../kept/change';

/** What undoing a change does to one record: `before` as it is, `after` as it should be. */
export type Step = RecordVersions & {
  /** The record was changed again since, so something newer would be lost. */
  clash: boolean;
};

/** Plans how to undo a change. Later changes of other fields stay; a record that is as before needs no step. */
export function planUndo({ records }: Versions, now: Content): Step[] {
  return records
    .map((versions) => {
      const { resource, id } = versions;
      const stored = recordIn(now, resource, id);
      const { target, clash } = targetOf(versions, stored);
      // By the schema and the rules on HTML, as anything else that comes in.
      const safe = target && withKeptHtml(resource, readStored(resource, target));
      return { resource, id, before: stored, after: safe, clash };
    })
    .filter(({ resource, before, after }) => !equalRecords(resource, before, after));
}

/** Whether undoing the change would take each of these steps now. */
export function arePlanned(steps: readonly Step[], versions: Versions, now: Content): boolean {
  const planned = new Map(planUndo(versions, now).map((step) => [recordKey(step), step]));
  return steps.every((step) => equal(planned.get(recordKey(step)), step));
}

function targetOf({ resource, ...versions }: RecordVersions, now: AnyRecord | undefined) {
  // As the schema reads them now: an earlier one kept, for example, blanks at the ends of names.
  const [before, after] = [versions.before, versions.after].map(
    (version) => version && readStored(resource, version),
  );
  if (equalRecords(resource, now, before)) return { target: now, clash: false };
  if (equalRecords(resource, now, after)) return { target: before, clash: false };
  // The change or a later one added or deleted the record, so there are not three versions to merge.
  if (!before || !after || !now) return { target: before, clash: true };
  return mergeFormer(before, after, now);
}

/**
 * A record without one of its changes: the fields, or parts of fields, that it touched are as before it, the others as
 * they are now. `clash` means that one of those fields was changed again since, and that this newer change is undone, too.
 */
export function mergeFormer(before: AnyRecord, after: AnyRecord, now: AnyRecord) {
  // Each save of an article sets its date: a later date stays.
  const isDatedSince = !equal(now.dateModified, after.dateModified);
  const base = isDatedSince ? { ...after, dateModified: before.dateModified } : after;
  const { merged, clashes } = merge(base, before, now);
  return { target: { ...merged, id: now.id }, clash: clashes.length > 0 };
}

/** Collections that the change reordered and that were reordered again since: the newer order stays. */
export const reorderedSince = ({ orders }: Versions, now: Content): ResourceName[] =>
  resourceNames.filter((resource) => {
    const order = orders[resource];
    const on = idsOf(recordsOf(now, resource));
    return order !== undefined && ordersClash({ from: order.before, to: order.after, on });
  });

/**
 * The collections that the steps or the change's orders concern, with the steps applied. One that the change reordered is
 * in the order from before it, unless it was reordered since.
 */
export function applySteps(steps: readonly Step[], versions: Versions, now: Content): Partial<Content> {
  const { orders } = versions;
  const newer = reorderedSince(versions, now);
  return Object.fromEntries(
    resourceNames.flatMap((resource) => {
      const own = steps.filter((step) => step.resource === resource);
      const order = orders[resource];
      if (own.length === 0 && !order) return [];
      const changed = putBack(recordsOf(now, resource), own, order?.before ?? []);
      const isPutBack = order && isReordered(order.before, order.after) && !newer.includes(resource);
      return [[resource, isPutBack ? reorderKnown(changed, order.before) : changed]];
    }),
  );
}

/** Applies the steps. Records that come back go after the one that they used to follow. */
function putBack(records: readonly AnyRecord[], steps: readonly Step[], order: readonly string[]) {
  const stepOf = byId(steps);
  const result = records.flatMap((record) => {
    const step = stepOf.get(record.id);
    return step ? (step.after ?? []) : record;
  });
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? -1;
  for (const step of [...steps].sort((a, b) => placeOf(a) - placeOf(b))) {
    if (step.before || !step.after) continue;
    const place = placeOf(step);
    const neighbour = result.findLastIndex((record) => places.has(record.id) && placeOf(record) < place);
    result.splice(place < 0 ? result.length : neighbour + 1, 0, step.after);
  }
  return result;
}
