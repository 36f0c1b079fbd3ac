import type { Change, RecordVersions, Touched } from '../history/kept/change';
import { readVersions } from '../history/kept/keptChanges';
import { useHistory } from '../history/kept/useHistory';
import { idsOf, recordName } from '../records/anyRecord';
import { plainName } from '../records/plainName';
import { useLoaded } from '../ui/useLoaded';
import type { FormerName } from './formerUses';

const NONE: FormerName[] = [];

/**
 * The names that products had, as far back as the history of this browser goes; of the last renamed one first. Not those
 * that were taken back: texts that say them hardly mean the product.
 */
export const useFormerNames = (): FormerName[] => useLoaded(formerNamesIn, useHistory()) ?? NONE;

async function formerNamesIn(history: readonly Change[] | string): Promise<FormerName[]> {
  if (typeof history === 'string') return NONE;
  const renaming = history.filter((change) => !takesBack(change) && change.touched.some(isRenaming));
  if (renaming.length === 0) return NONE;
  const versions = await readVersions(idsOf(renaming)).catch(() => []);
  const names = versions.flatMap(({ records }) => records.flatMap(nameBefore));
  return [...new Map(names.map((former) => [`${former.id} ${plainName(former.name)}`, former])).values()];
}

const takesBack = ({ what }: Change) => what === 'undone' || what === 'went back';

const isRenaming = ({ resource, fields }: Touched) => resource === 'products' && fields.includes('name');

function nameBefore({ resource, id, before, after }: RecordVersions): FormerName[] {
  const name = recordName(before);
  if (resource !== 'products' || !after || name === undefined) return [];
  return plainName(name) === plainName(recordName(after)) ? [] : [{ id, name }];
}
