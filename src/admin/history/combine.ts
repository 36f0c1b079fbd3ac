import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import type { Versions } from './change';

/** By collection, a value before a change and after it. */
type Both<T> = Partial<Record<ResourceName, { before: T; after: T }>>;

/**
 * Combines several changes into one.
 * @param changes oldest first
 */
export function combine(changes: readonly Versions[]): Versions {
  const records = new Map<string, Versions['records'][number]>();
  for (const { resource, id, before, after } of changes.flatMap((change) => change.records)) {
    const key = `${resource} ${id}`;
    const earlier = records.get(key);
    records.set(key, { resource, id, before: earlier ? earlier.before : before, after });
  }
  return {
    records: [...records.values()],
    orders: combineBoth(changes.map(({ orders }) => orders)),
    madeOn: combineBoth(changes.map(({ madeOn = {} }) => madeOn)),
  };
}

/** The value before a collection's first change, and the one after its last. */
function combineBoth<T>(changes: readonly Both<T>[]): Both<T> {
  const combined: Both<T> = {};
  for (const change of changes) {
    for (const name of resourceNames) {
      const [earlier, later] = [combined[name], change[name]];
      if (later) combined[name] = { before: earlier ? earlier.before : later.before, after: later.after };
    }
  }
  return combined;
}

/** The change that undoes this one. Its own inverse is this one again. */
export function inverse({ records, orders, madeOn = {} }: Versions): Versions {
  return {
    records: records.map(({ before, after, ...record }) => ({ ...record, before: after, after: before })),
    orders: inverseOfBoth(orders),
    madeOn: inverseOfBoth(madeOn),
  };
}

function inverseOfBoth<T>(change: Both<T>): Both<T> {
  const inverted: Both<T> = {};
  for (const name of resourceNames) {
    const both = change[name];
    if (both) inverted[name] = { before: both.after, after: both.before };
  }
  return inverted;
}
