import * as v from 'valibot';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import type { AnyRecord } from './anyRecord';
import { isGroup, type Values } from './parts';
import { tidy } from './tidy';

/**
 * Returns a form's values tidied and parsed by their schema. If they do not fit it, what does is parsed all the same:
 * otherwise one empty name would make every other empty field look changed, since it is missing on one side and '' on
 * the other.
 */
export function readBySchema(resource: ResourceName, values: Values): AnyRecord {
  const { schema } = collections[resource];
  const tidied = tidy(schema, values);
  const result = v.safeParse(schema, tidied);
  if (result.success) return result.output;
  const parsed: unknown = result.output;
  return { ...tidied, ...(isGroup(parsed) ? parsed : {}), id: String(values.id) };
}

/** Returns a stored record parsed by its schema, without tidying it, or unchanged if it does not fit. */
export function readStored<T>(resource: ResourceName, record: T): AnyRecord | T {
  const result = v.safeParse(collections[resource].schema, record);
  return result.success ? result.output : record;
}
