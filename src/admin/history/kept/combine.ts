import type { ResourceName } from '../../../shared/storage/keys';
import type { AnyRecord } from '../../records/anyRecord';
import { equal } from '../../records/equality';
import { merge, mergeIds } from '../../records/merge';
import { type RecordVersions, recordKey, type Sides, type Versions } from './change';

/** A record, an order or a version before a change and after it. */
type BothSides = { before?: unknown; after?: unknown };

/**
 * Combines several changes, oldest first, into one. A change that was made after the browser's storage had lost an
 * earlier one of the same record does not undo the earlier one.
 */
export function combine(changes: readonly Versions[]): Versions {
  const records = changes.map((change) =>
    Object.fromEntries(change.records.map((record) => [recordKey(record), record])),
  );
  return {
    records: Object.values(combineEach(records, recordAfter)),
    orders: combineEach(
      changes.map(({ orders }) => orders),
      orderAfter,
    ),
    madeOn: combineEach(
      changes.map(({ madeOn = {} }) => madeOn),
      (_, { after }) => after,
    ),
  };
}

/**
 * Combines changes, oldest first, without what was done to a collection before it held the published content: that has
 * it, and a later change may have taken it back.
 */
export const combineUnpublished = (
  changes: readonly Versions[],
  isConcerned = (_: ResourceName): boolean => true,
): Versions =>
  combine(
    changes.map((change, index) => {
      const later = new Set(changes.slice(index + 1).flatMap(({ onPublished = [] }) => onPublished));
      return without(change, (name) => later.has(name) && isConcerned(name));
    }),
  );

/** The change without what it did to some collections. */
function without({ records, orders, madeOn = {} }: Versions, isLeftOut: (name: ResourceName) => boolean) {
  const kept = <T>(each: Record<string, T>) =>
    Object.fromEntries(Object.entries(each).filter(([name]) => !isLeftOut(name as ResourceName)));
  return {
    records: records.filter(({ resource }) => !isLeftOut(resource)),
    orders: kept(orders),
    madeOn: kept(madeOn),
  };
}

/** For each key, the value before its first change and the value after all of them. */
function combineEach<T extends BothSides>(
  changes: readonly Record<string, T>[],
  afterBoth: (earlier: T, later: T) => T['after'],
): Record<string, T> {
  const combined: Record<string, T> = {};
  for (const [key, later] of changes.flatMap((change) => Object.entries(change))) {
    const earlier = combined[key];
    combined[key] = earlier ? { ...later, before: earlier.before, after: afterBoth(earlier, later) } : later;
  }
  return combined;
}

/**
 * The record after both changes. It is gone if the later one deleted it, and not if only the earlier one did. If the
 * later one did not start where the earlier one ended, a field that it found as before the earlier one shows that the
 * storage had lost that one: it is applied again here. A field that it found with yet another value holds something
 * newer, which the history may lack and which stays.
 */
function recordAfter(earlier: RecordVersions, later: RecordVersions): AnyRecord | undefined {
  if (!earlier.after || !later.after || equal(earlier.after, later.before)) return later.after;
  const found = later.before ?? {};
  const start = merge(earlier.before ?? {}, found, earlier.after).merged;
  return { ...merge(found, later.after, start).merged, id: later.id };
}

/** The ids of a collection, in their order after both changes. */
function orderAfter(earlier: Sides<string[]>, later: Sides<string[]>): string[] {
  if (equal(earlier.after, later.before)) return later.after;
  const start = mergeIds({ from: earlier.before, to: later.before, on: earlier.after });
  return mergeIds({ from: later.before, to: later.after, on: start });
}

/** The change that undoes this one. Its own inverse is this one again. */
export const inverse = ({ records, orders, madeOn = {} }: Versions): Versions => ({
  records: records.map(reversed),
  orders: reversedEach(orders),
  madeOn: reversedEach(madeOn),
});

const reversedEach = <T extends BothSides>(change: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(change).map(([name, sides]) => [name, reversed(sides)]));

const reversed = <T extends BothSides>(sides: T): T => ({
  ...sides,
  before: sides.after,
  after: sides.before,
});
