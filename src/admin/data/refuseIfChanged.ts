import type { ResourceName } from '../../shared/storage/keys';
import { type AnyRecord, byId } from '../records/anyRecord';
import { isStill } from '../records/equality';
import type { Values } from '../records/parts';
import { ChangedSinceError } from './errors';

/**
 * Stops a deletion that would take a newer version along, which the owner has not seen.
 * @param stored the records of the collection as they are
 * @param shown the records to delete, as the owner saw them; those that are gone by now do not count
 * @throws {ChangedSinceError} if one of them was changed since
 */
export function refuseIfChanged(
  resource: ResourceName,
  stored: readonly AnyRecord[],
  shown: readonly Values[],
): void {
  const before = byId(shown);
  const found = stored.filter((record) => {
    const former = before.get(record.id);
    return former !== undefined && !isStill(resource, record, former);
  });
  if (found.length > 0) throw new ChangedSinceError(found);
}
