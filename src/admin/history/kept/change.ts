import * as v from 'valibot';
import type { Content, ContentChange } from '../../../shared/catalogue/content';
import { ownerOrdered, type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { type AnyRecord, byId, idsOf, recordIn, recordName, recordsOf } from '../../records/anyRecord';
import { changedFields, equal, equalRecords } from '../../records/equality';
import { isReordered } from '../../records/order';

/** A record before and after a change. Without `before` it was added, without `after` deleted. */
export type RecordVersions = {
  resource: ResourceName;
  id: string;
  before?: AnyRecord;
  after?: AnyRecord;
};

/** A value before a change and after it. */
export type Sides<T> = { before: T; after: T };

/** A value of each of several collections, before a change and after it. */
type ByCollection<T> = Partial<Record<ResourceName, Sides<T>>>;

/** Everything needed to undo a change, or to redo it. */
export type Versions = {
  records: RecordVersions[];
  /** The ids of the collections in their order, if the change added, removed or moved records. */
  orders: ByCollection<string[]>;
  /** The built-in versions that edits are noted as made on (storage/madeOn.ts), of collections where that changed. */
  madeOn?: ByCollection<string | undefined>;
  /** The collections that held the published content before the change: it has whatever earlier changes did to them. */
  onPublished?: ResourceName[];
};

const touchedSchema = v.object({
  resource: v.picklist(resourceNames),
  id: v.string(),
  name: v.string(),
  what: v.picklist(['added', 'changed', 'deleted']),
  /** The fields that changed; empty if the record was added or deleted. */
  fields: v.array(v.string()),
});

/** A summary of a saved change. What it did to each record is stored separately, because that can be large. */
export const changeSchema = v.object({
  id: v.number(),
  /** When, in milliseconds; increases from change to change, whatever the clock does. */
  at: v.number(),
  /** When by the clock, if that is earlier than `at` because the clock was behind an earlier change. */
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
  /** The collection that the owner changed; records of others followed. Missing if it was not a single collection. */
  resource: v.optional(v.picklist(resourceNames)),
  /** Further details, in words. */
  detail: v.optional(v.string()),
  /** When the change was made that this one undid or restored; of several, the oldest. */
  of: v.optional(v.number()),
  touched: v.array(touchedSchema),
  /** Approximate, in UTF-16 units. */
  size: v.number(),
  /** Set if the save is lost: `open` while it is undecided, `left` if the owner left it out. */
  missing: v.optional(v.picklist(['open', 'left'])),
});

export type Change = v.InferOutput<typeof changeSchema>;
export type Touched = v.InferOutput<typeof touchedSchema>;

/** Whether the browser's storage lost this save. */
export const isLost = ({ missing }: Change): boolean => missing !== undefined;

/** Whether it is lost, and the owner has yet to decide what to do. */
export const isUndecided = ({ missing }: Change): boolean => missing === 'open';

/** When a change was made, as shown to the owner. */
export const timeOfChange = ({ clock, at }: Change): number => clock ?? at;

/** What the caller of a save tells the history about it. */
export type Note = Pick<Change, 'what' | 'resource' | 'detail' | 'of'>;

/** What a change did, record by record. */
export function versionsOf({ before, after }: ContentChange): Versions {
  const versions: Versions = { records: [], orders: {} };
  for (const resource of resourceNames) {
    if (!before[resource] || !after[resource]) continue;
    const was = recordsOf(before, resource);
    const is = recordsOf(after, resource);
    versions.records.push(...changedRecords(resource, was, is));
    const order = { before: idsOf(was), after: idsOf(is) };
    if (!equal(order.before, order.after)) versions.orders[resource] = order;
  }
  return versions;
}

function changedRecords(resource: ResourceName, was: AnyRecord[], is: AnyRecord[]): RecordVersions[] {
  const [then, now] = [byId(was), byId(is)];
  const ids = [...new Set([...then.keys(), ...now.keys()])];
  return ids
    .map((id) => ({ resource, id, before: then.get(id), after: now.get(id) }))
    .filter(({ before, after }) => before !== after && !equalRecords(resource, before, after));
}

/** Whether there is nothing to keep. */
export const isEmpty = ({ records, orders }: Versions): boolean =>
  records.length === 0 && Object.keys(orders).length === 0;

/** Whether all records are as before a change or after it and, in collections that the owner orders, in that order. */
export function isAs(side: keyof Sides<unknown>, { records, orders }: Versions, content: Content): boolean {
  const isInOrder = ownerOrdered.every((resource) => {
    const order = idsOf(content[resource]);
    return !isReordered(order, orders[resource]?.[side] ?? order);
  });
  return (
    isInOrder &&
    records.every(({ resource, id, [side]: version }) =>
      equalRecords(resource, recordIn(content, resource, id), version),
    )
  );
}

/** Summaries of a change's records, those of the named collection first. */
export function touchedBy(records: readonly RecordVersions[], resource: ResourceName | undefined): Touched[] {
  const touched = records.map((versions) => ({
    resource: versions.resource,
    id: versions.id,
    name: nameInHistory(versions),
    what: whatHappened(versions),
    fields: versions.before && versions.after ? changedFields(versions.before, versions.after) : [],
  }));
  return touched.sort((a, b) => Number(b.resource === resource) - Number(a.resource === resource));
}

/** Tells a record apart from all others, also from those of other collections. */
export const recordKey = ({ resource, id }: Pick<Touched, 'resource' | 'id'>): string => `${resource} ${id}`;

/** What the history calls the record. */
export const nameInHistory = ({ resource, id, before, after }: RecordVersions): string =>
  recordName(after ?? before) ?? (resource === 'settings' ? 'Settings' : id);

const whatHappened = ({ before, after }: RecordVersions): Touched['what'] =>
  before ? (after ? 'changed' : 'deleted') : 'added';
