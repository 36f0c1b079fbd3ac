import * as v from 'valibot';
import type { ContentChange } from '../../shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { type AnyRecord, recordName, recordsOf } from '../records/anyRecord';
import { changedFields, equal, equalRecords } from '../records/equality';

/** A record before and after a change; the one that is missing says that it came or went. */
export type RecordVersions = {
  resource: ResourceName;
  id: string;
  before?: AnyRecord;
  after?: AnyRecord;
};

/** The ids of a collection in their order, where the change added, removed or moved records. */
type Order = { before: string[]; after: string[] };

/** The versions of the built-in content that a collection's edits were made on (storage/madeOn.ts). */
type MadeOn = { before: string | undefined; after: string | undefined };

/** All that is needed to take a change back, or to make it again. */
export type Versions = {
  records: RecordVersions[];
  orders: Partial<Record<ResourceName, Order>>;
  /** Where the change brought edits that were made on another version, or took them away. */
  madeOn?: Partial<Record<ResourceName, MadeOn>>;
};

const touchedSchema = v.object({
  resource: v.picklist(resourceNames),
  id: v.string(),
  name: v.string(),
  what: v.picklist(['added', 'changed', 'deleted']),
  /** The fields that a change of the record touched. */
  fields: v.array(v.string()),
});

/** A change that was saved, in short. What it did to each record is kept apart: it can be large. */
export const changeSchema = v.object({
  id: v.number(),
  /** When, in milliseconds; rises from change to change, whatever the clock does. */
  at: v.number(),
  /** When by the clock, where it stood behind an earlier change's. */
  clock: v.optional(v.number()),
  what: v.picklist([
    'added',
    'changed',
    'deleted',
    'imported',
    'reset',
    'undone',
    'went back',
    'brought back',
    'brought into step',
  ]),
  /** What the owner worked on; records of other collections followed. Missing where it was everything at once. */
  resource: v.optional(v.picklist(resourceNames)),
  /** What else there is to say, in words. */
  detail: v.optional(v.string()),
  /** When the change was that this one took back. */
  of: v.optional(v.number()),
  touched: v.array(touchedSchema),
  /** In UTF-16 units, about. */
  size: v.number(),
  /** The browser's storage lost this save: `open` while the owner has not said what to do, `left` when it stays out. */
  missing: v.optional(v.picklist(['open', 'left'])),
});

export type Change = v.InferOutput<typeof changeSchema>;
export type Touched = v.InferOutput<typeof touchedSchema>;

/** When a change was made, as the owner is told. */
export const timeOfChange = ({ clock, at }: Change): number => clock ?? at;

/** What a change is called when it is kept. */
export type Note = Pick<Change, 'what' | 'resource' | 'detail' | 'of'>;

/** What a change did, record by record. */
export function versionsOf({ before, after }: ContentChange): Versions {
  const versions: Versions = { records: [], orders: {} };
  for (const resource of resourceNames) {
    if (!before[resource] || !after[resource]) continue;
    const was = recordsOf(before, resource);
    const is = recordsOf(after, resource);
    versions.records.push(...changedRecords(resource, was, is));
    const order = { before: was.map(({ id }) => id), after: is.map(({ id }) => id) };
    if (!equal(order.before, order.after)) versions.orders[resource] = order;
  }
  return versions;
}

function changedRecords(resource: ResourceName, was: AnyRecord[], is: AnyRecord[]): RecordVersions[] {
  const now = new Map(is.map((record) => [record.id, record]));
  const then = new Map(was.map((record) => [record.id, record]));
  const ids = [...new Set([...then.keys(), ...now.keys()])];
  return ids
    .map((id) => ({ resource, id, before: then.get(id), after: now.get(id) }))
    .filter(({ before, after }) => before !== after && !equalRecords(resource, before, after));
}

/** Whether there is anything to keep. */
export const isEmpty = ({ records, orders }: Versions): boolean =>
  records.length === 0 && Object.keys(orders).length === 0;

/** The records of a change by name, those of the named collection first. */
export function touchedBy({ records }: Versions, resource: ResourceName | undefined): Touched[] {
  const touched = records.map((versions) => ({
    resource: versions.resource,
    id: versions.id,
    name: nameOf(versions),
    what: whatHappened(versions),
    fields: versions.before && versions.after ? changedFields(versions.before, versions.after) : [],
  }));
  return touched.sort((a, b) => Number(b.resource === resource) - Number(a.resource === resource));
}

/** What the history calls the record. */
export const nameOf = ({ resource, id, before, after }: RecordVersions): string =>
  recordName(after ?? before) ?? (resource === 'settings' ? 'Settings' : id);

const whatHappened = ({ before, after }: RecordVersions): Touched['what'] =>
  before ? (after ? 'changed' : 'deleted') : 'added';
