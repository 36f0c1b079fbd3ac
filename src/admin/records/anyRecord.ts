import type { Content } from '../../shared/catalogue/content';
import type { ResourceName } from '../../shared/storage/keys';

/** A record of any collection, for code that treats all of them alike. */
export type AnyRecord = { id: string } & Record<string, unknown>;

/** The records of one collection; none if the content lacks it. */
export const recordsOf = (content: Partial<Content>, resource: ResourceName): AnyRecord[] =>
  content[resource] ?? [];

/** The record with this id in a collection; undefined if there is none. */
export const recordIn = (content: Partial<Content>, resource: ResourceName, id: string) =>
  recordsOf(content, resource).find((record) => record.id === id);

/** The records' ids, in their order. */
export const idsOf = <Id>(records: readonly { id: Id }[]): Id[] => records.map(({ id }) => id);

/** The records by their ids, to look several up. */
export const byId = <T extends { id?: unknown }>(records: readonly T[]): ReadonlyMap<T['id'], T> =>
  new Map(records.map((record) => [record.id, record]));

/** A record's display name: a product's name, an article's title. Undefined if it has none. */
export function recordName(record: unknown): string | undefined {
  const { name, title } = (record ?? {}) as Record<string, unknown>;
  return [name, title].find((text): text is string => typeof text === 'string' && text !== '');
}
