import * as v from 'valibot';
import { InvalidRecordError } from '../../shared/catalogue/changes/refusals';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import type { AnyRecord } from '../records/anyRecord';
import type { Values } from '../records/parts';
import { derive, withStoredHtml } from '../records/recordRules';
import { tidy, validationMessages } from '../records/tidy';

type StoreOptions = {
  /** The record that the values started from: its HTML stays as it was written, unless it was changed. */
  former?: Values;
  /** Makes a new record's id, once everything else is valid. A record without this has one. */
  makeId?: () => string;
  /** The values that the owner entered, if those are not all. */
  typed?: Values;
};

/**
 * The record to store for a form's values, with what the owner does not type filled in.
 * @throws {InvalidRecordError} when the values do not fit the schema
 */
export function recordToStore(
  resource: ResourceName,
  values: Values,
  { makeId, typed, former = {} }: StoreOptions,
): AnyRecord {
  const { schema } = collections[resource];
  const whole = derive(resource, values, makeId ? undefined : former, new Date());
  const fields = validationMessages(schema, { ...whole, id: makeId ? 'new' : values.id }, typed);
  if (fields) throw new InvalidRecordError(String(values.id), fields);
  const id = makeId ? makeId() : values.id;
  return v.parse(schema, tidy(schema, withStoredHtml(resource, { ...whole, id }, former)));
}
