import type { Versions } from './change';

/** Several changes as one. @param changes oldest first */
export function combine(changes: readonly Versions[]): Versions {
  const records = new Map<string, Versions['records'][number]>();
  const orders: Versions['orders'] = {};
  for (const change of changes) {
    for (const { resource, id, before, after } of change.records) {
      const key = `${resource} ${id}`;
      const earlier = records.get(key);
      records.set(key, { resource, id, before: earlier ? earlier.before : before, after });
    }
    for (const resource of Object.keys(change.orders) as (keyof Versions['orders'])[]) {
      const order = change.orders[resource];
      if (order) orders[resource] = { before: orders[resource]?.before ?? order.before, after: order.after };
    }
  }
  return { records: [...records.values()], orders };
}

/** The change that takes this one back; taken back itself, it makes this one again. */
export function inverse({ records, orders }: Versions): Versions {
  return {
    records: records.map(({ before, after, ...record }) => ({ ...record, before: after, after: before })),
    orders: Object.fromEntries(
      Object.entries(orders).map(([resource, { before, after }]) => [
        resource,
        { before: after, after: before },
      ]),
    ),
  };
}
