import type { ResourceName } from '../../shared/catalogue/collections';
import type { Content } from '../../shared/catalogue/content';

/** A record of whatever collection, where the admin treats all of them alike. */
export type AnyRecord = { id: string } & Record<string, unknown>;

/** The records of one collection, none where it is not there. */
export const recordsOf = (content: Partial<Content>, resource: ResourceName): AnyRecord[] =>
  content[resource] ?? [];
