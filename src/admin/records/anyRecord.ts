import type { Content } from '../../shared/catalogue/content';
import type { ResourceName } from '../../shared/storage/keys';

/** A record of whatever collection, where the admin treats all of them alike. */
export type AnyRecord = { id: string } & Record<string, unknown>;

/** The records of one collection, none where it is not there. */
export const recordsOf = (content: Partial<Content>, resource: ResourceName): AnyRecord[] =>
  content[resource] ?? [];

/** What people call a record: a product's name, an article's title. Undefined where it has none. */
export function recordName(record: unknown): string | undefined {
  const { name, title } = (record ?? {}) as Record<string, unknown>;
  return [name, title].find((text): text is string => typeof text === 'string' && text !== '');
}
