import type { Content } from '../../shared/catalogue/content';
import { ownerOrdered } from '../../shared/storage/keys';
import { idsOf, recordIn } from '../records/anyRecord';
import { equalRecords } from '../records/equality';
import { isReordered } from '../records/order';
import type { Versions } from './change';

/** Whether all records are as a change left them, and in its order where that is the owner's own. */
export function isAsLeftBy({ records, orders }: Versions, content: Content): boolean {
  const isInOrder = ownerOrdered.every((resource) => {
    const order = idsOf(content[resource]);
    return !isReordered(order, orders[resource]?.after ?? order);
  });
  return (
    isInOrder &&
    records.every(({ resource, id, after }) => equalRecords(resource, recordIn(content, resource, id), after))
  );
}
