import * as v from 'valibot';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import type { AnyRecord } from './anyRecord';
import { tidy } from './tidy';

/** A form's values, made tidy, as their schema reads them, or as they are where it cannot. */
export function readBySchema(resource: ResourceName, values: Record<string, unknown>): AnyRecord {
  const { schema } = collections[resource];
  const tidied = tidy(schema, values);
  const result = v.safeParse(schema, tidied);
  return result.success ? result.output : { ...tidied, id: String(values.id) };
}

/** A record that was stored as its schema reads it, untidied, or as it is where the schema cannot. */
export function readStored<T>(resource: ResourceName, record: T): AnyRecord | T {
  const result = v.safeParse(collections[resource].schema, record);
  return result.success ? result.output : record;
}
