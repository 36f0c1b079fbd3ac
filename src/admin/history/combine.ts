import { resourceNames } from '../../shared/storage/keys';
import type { AnyRecord } from '../records/anyRecord';
import { equal } from '../records/equality';
import { merge, mergeIds } from '../records/merge';
import type { Values } from '../records/parts';
import type { ByCollection, RecordVersions, Sides, Versions } from './change';

/**
 * Combines several changes into one. One that was made after the browser's storage had lost an earlier one of the same
 * record does not take that back.
 * @param changes oldest first
 */
export function combine(changes: readonly Versions[]): Versions {
  const records = new Map<string, RecordVersions>();
  for (const later of changes.flatMap((change) => change.records)) {
    const key = `${later.resource} ${later.id}`;
    const earlier = records.get(key);
    records.set(key, {
      resource: later.resource,
      id: later.id,
      before: earlier ? earlier.before : later.before,
      after: earlier ? recordAfter(earlier, later) : later.after,
    });
  }
  return {
    records: [...records.values()],
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

/** The value before a collection's first change, and the one after all of them. */
function combineEach<T>(
  changes: readonly ByCollection<T>[],
  afterBoth: (earlier: Sides<T>, later: Sides<T>) => T,
): ByCollection<T> {
  const combined: ByCollection<T> = {};
  for (const change of changes) {
    for (const name of resourceNames) {
      const [earlier, later] = [combined[name], change[name]];
      if (!later) continue;
      combined[name] = earlier ? { before: earlier.before, after: afterBoth(earlier, later) } : later;
    }
  }
  return combined;
}

/** The record after both changes. What the later one deleted is gone, and what only the earlier one deleted is not. */
function recordAfter(earlier: RecordVersions, later: RecordVersions): AnyRecord | undefined {
  if (!earlier.after || !later.after || equal(earlier.after, later.before)) return later.after;
  const fields = fieldsAfter(
    { before: earlier.before ?? {}, after: earlier.after },
    { before: later.before ?? {}, after: later.after },
  );
  return { ...fields, id: later.id };
}

/** The ids of a collection, in their order after both changes. */
function orderAfter(earlier: Sides<string[]>, later: Sides<string[]>): string[] {
  if (equal(earlier.after, later.before)) return later.after;
  const start = mergeIds({ from: earlier.before, to: later.before, on: earlier.after });
  return mergeIds({ from: later.before, to: later.after, on: start });
}

/**
 * The fields after two changes, of which the later did not start where the earlier ended. A field that it found as
 * before the earlier change: that one was lost, and is applied here. A field that it found with yet another value:
 * something newer, which the history may lack, and which stays.
 */
function fieldsAfter(earlier: Sides<Values>, later: Sides<Values>): Values {
  const start = merge(earlier.before, later.before, earlier.after).merged;
  return merge(later.before, later.after, start).merged;
}

/** The change that undoes this one. Its own inverse is this one again. */
export function inverse({ records, orders, madeOn = {} }: Versions): Versions {
  return {
    records: records.map(({ before, after, ...record }) => ({ ...record, before: after, after: before })),
    orders: inverseOfEach(orders),
    madeOn: inverseOfEach(madeOn),
  };
}

function inverseOfEach<T>(change: ByCollection<T>): ByCollection<T> {
  const inverted: ByCollection<T> = {};
  for (const name of resourceNames) {
    const sides = change[name];
    if (sides) inverted[name] = { before: sides.after, after: sides.before };
  }
  return inverted;
}
