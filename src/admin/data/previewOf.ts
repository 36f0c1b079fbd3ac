import type { ResourceName } from '../../shared/storage/keys';
import type { AnyRecord } from '../records/anyRecord';
import type { Values } from '../records/parts';
import { recordToStore } from './recordToStore';

/**
 * Returns the record that saving a form's values would store now.
 * @param former the record that the form started from
 * @throws {InvalidRecordError} when the values do not fit the schema
 */
export function previewOf(resource: ResourceName, values: Values, former: Values | undefined): AnyRecord {
  return recordToStore(resource, values, values.id === undefined ? { makeId: () => 'preview' } : { former });
}
