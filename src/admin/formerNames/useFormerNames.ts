import type { Change, RecordVersions, Touched } from '../history/kept/change';
import { readDroppedRecords } from '../history/kept/dropped';
import { readVersions } from '../history/kept/keptChanges';
import { useHistory } from '../history/kept/useHistory';
import { idsOf, recordName } from '../records/anyRecord';
import { plainName } from '../records/plainName';
import { useLoaded } from '../ui/useLoaded';
import type { FormerName } from './formerUses';

const NONE: FormerName[] = [];

/**
 * The names that products had, as far back as the history of this browser goes; of the last renamed one first. Of changes
 * beyond its limits, only the name before all of them is known. Not those that were taken back: texts that say them hardly
 * mean the product.
 */
export const useFormerNames = (): FormerName[] => useLoaded(formerNamesIn, useHistory()) ?? NONE;

async function formerNamesIn(history: readonly Change[] | string): Promise<FormerName[]> {
  if (typeof history === 'string') return NONE;
  const renaming = history.filter((change) => !takesBack(change) && change.touched.some(isRenaming));
  const [versions, dropped] = await Promise.all([
    renaming.length > 0 ? readVersions(idsOf(renaming)).catch(() => []) : [],
    readDroppedRecords().catch(() => []),
  ]);
  const names = [...versions.flatMap(({ records }) => records), ...dropped].flatMap(nameBefore);
  if (names.length === 0) return NONE;
  return [...new Map(names.map((former) => [`${former.id} ${plainName(former.name)}`, former])).values()];
}

const takesBack = ({ what }: Change) => what === 'undone' || what === 'went back';

const isRenaming = ({ resource, fields }: Touched) => resource === 'products' && fields.includes('name');

function nameBefore({ resource, id, before, after }: RecordVersions): FormerName[] {
  const name = recordName(before);
  if (resource !== 'products' || !after || name === undefined) return [];
  return plainName(name) === plainName(recordName(after)) ? [] : [{ id, name }];
}
