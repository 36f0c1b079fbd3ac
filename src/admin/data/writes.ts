import type { DataProvider } from 'react-admin';
import { changeContent } from '../../shared/catalogue/changes/changeContent';
import type { Content } from '../../shared/catalogue/content';
import type { ResourceName } from '../../shared/storage/keys';
import { saveContent } from '../history/saving/saveContent';
import { type AnyRecord, byId, idsOf, recordsOf } from '../records/anyRecord';
import { equalAsTyped, equalRecords, isStill } from '../records/equality';
import type { Values } from '../records/parts';
import { readBySchema } from '../records/readBySchema';
import { newId, withChangedHtml, withReadTime } from '../records/recordRules';
import { asFormError, ConflictError } from './errors';
import { recordToStore } from './recordToStore';
import { refuseIfChanged } from './refuseIfChanged';

type Records = AnyRecord[];
type Writes = Pick<DataProvider<ResourceName>, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'>;

/** Makes `update` restore a record that was deleted meanwhile. */
export const RESTORE = { restore: true };

/** react-admin's writes, through the store. They resolve only once the browser has stored the change. */
export const writes: Writes = {
  create: async (resource, { data }) => {
    const [record] = await change(resource, 'added', (records, now) => {
      const added = recordToStore(resource, data, { makeId: () => newId(resource, data, now) });
      // New articles come first. Section 4.
      return { records: resource === 'blog' ? [added, ...records] : [...records, added], touched: [added] };
    });
    return { data: record };
  },

  update: async (resource, { id, data, previousData, meta }) => {
    const [record] = await change(resource, 'changed', (records) => {
      const stored = records.find((one) => one.id === id);
      const mine = readBySchema(resource, { ...withReadTime(resource, data, previousData), id });
      // Saving a form without changes leaves the record and its date as they are, as does saving what another tab has
      // already saved.
      if (stored && equalAsTyped(resource, stored, withChangedHtml(resource, mine, stored))) {
        return { records, touched: [stored] };
      }
      if (stored ? !isStill(resource, stored, previousData) : !meta?.restore) {
        const base = readBySchema(resource, previousData);
        throw new ConflictError(resource, base, withChangedHtml(resource, mine, base), stored);
      }
      const changed = recordToStore(resource, { ...data, id }, { former: previousData });
      const kept = records.map((one) => (one.id === id ? changed : one));
      return { records: stored ? kept : [...records, changed], touched: [changed] };
    });
    // react-admin merges the response into its cached record and drops undefined, so removed fields must be given, too.
    // They also reach the lists that it has cached.
    return { data: { ...emptied(previousData), ...record } };
  },

  updateMany: async (resource, { ids, data }) => {
    // Only these: some may be like that already, and another tab may have deleted others.
    const changed = await change(resource, 'changed', (records) => {
      const touched = records.flatMap((record) => {
        if (!ids.includes(record.id)) return [];
        const values = { ...record, ...data, id: record.id };
        const result = recordToStore(resource, values, { former: record, typed: data });
        return equalRecords(resource, record, result) ? [] : [result];
      });
      const results = byId(touched);
      return { records: records.map((record) => results.get(record.id) ?? record), touched };
    });
    return { data: idsOf(changed) };
  },

  delete: async (resource, { id, previousData }) => {
    const [record] = await remove(resource, [id], previousData ? [previousData] : []);
    return { data: record };
  },

  deleteMany: async (resource, { ids, meta }) => ({
    data: idsOf(await remove(resource, ids, meta?.shown ?? [])),
  }),
};

/**
 * @param shown the records as the owner saw them: if one was changed since, none is deleted
 * @returns those deleted: another tab may have deleted some before, but not all
 */
const remove = (resource: ResourceName, ids: readonly unknown[], shown: readonly Values[]) =>
  change(resource, 'deleted', (records, _now, standIns) => {
    refuseIfChanged(resource, records, shown);
    const kept = records.filter(({ id }) => !ids.includes(id));
    const touched = records.filter(({ id }) => ids.includes(id));
    // Reported as a deletion, it would offer Undo, which would take back an earlier save.
    if (touched.length === 0) throw new Error('Nothing was deleted here: it was done elsewhere already.');
    // These come back (changeContent), so deleting them would change nothing.
    if (kept.length === 0 && standIns && isSameContent(resource, records, standIns)) {
      throw new Error(
        'Nothing was deleted: these are the published products, which come back wherever there is no other. Add your own first, then delete these.',
      );
    }
    return { records: kept, touched };
  });

/** Whether both hold the same records, in any order. */
function isSameContent(resource: ResourceName, records: Records, others: Records): boolean {
  const other = byId(others);
  return (
    records.length === others.length &&
    records.every((record) => equalRecords(resource, record, other.get(record.id)))
  );
}

/** Changes one collection. Returns the records touched, or throws an error that react-admin's forms understand. */
async function change(
  resource: ResourceName,
  what: 'added' | 'changed' | 'deleted',
  apply: (
    records: Records,
    now: Content,
    standIns: Records | undefined,
  ) => { records: Records; touched: Records },
  // biome-ignore lint/suspicious/noExplicitAny: react-admin's own type of a record
): Promise<any[]> {
  let touched: Records = [];
  try {
    await saveContent({ what, resource }, async () => {
      let before: Records = [];
      const made = await changeContent((now, standIns) => {
        before = recordsOf(now, resource);
        const result = apply(before, now, standIns);
        touched = result.touched;
        return result.records === before ? {} : { [resource]: result.records };
      });
      // What depends on a change may have followed: a list is stored without a product that was deleted meanwhile.
      const stored = byId<AnyRecord>(made.after[resource] ?? before);
      touched = touched.map((record) => stored.get(record.id) ?? record);
      return made;
    });
  } catch (error) {
    throw asFormError(error);
  }
  return touched;
}

/** The record's fields as a form holds them once they are emptied: null, but a list stays one. */
const emptied = (record: Values) =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, Array.isArray(value) ? [] : null]),
  );
