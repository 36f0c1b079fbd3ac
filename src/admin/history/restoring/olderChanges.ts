import { builtInContent, type Content } from '../../../shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { idsOf, recordIn } from '../../records/anyRecord';
import { equal, equalRecords } from '../../records/equality';
import type { Change, Versions } from '../kept/change';
import { combine } from '../kept/combine';
import type { Dropped, KeptVersions } from '../kept/database';
import { readDropped, wasDropped } from '../kept/dropped';

/* If all changes that are kept are lost, those before them may be lost as well. */

/**
 * Lost changes together with those before them. If it is not known what all of those did, a record that is as built in
 * counts as not changed since: the storage was lost as a whole.
 */
export async function withOlder(dropped: Dropped, kept: KeptVersions[], now: Content): Promise<Versions> {
  const newer = kept.filter(({ id }) => !wasDropped(dropped, id));
  const { records, orders, ...others } = combine([dropped, ...newer]);
  if (dropped.isWhole) return { records, orders, ...others };
  const builtIn = await builtInContent(resourceNames);
  return {
    ...others,
    records: records.map((record) => {
      const [stored, original] = [now, builtIn].map((content) =>
        recordIn(content, record.resource, record.id),
      );
      return equalRecords(record.resource, stored, original) ? { ...record, before: stored } : record;
    }),
    orders: Object.fromEntries(
      Object.entries(orders).map(([name, order]) => {
        const [stored = [], original] = [now, builtIn].map((content) => idsOf(content[name as ResourceName]));
        return [name, equal(stored, original) ? { ...order, before: stored } : order];
      }),
    ),
  };
}

/** Whether older changes may be lost, too: `none`, or some of which the history has the `whole` or not (`gone`). */
export async function findOlder(changes: readonly Change[]): Promise<'none' | 'whole' | 'gone'> {
  const dropped = await readDropped(idsOf(changes));
  if (!dropped) return 'none';
  return dropped.isWhole ? 'whole' : 'gone';
}
