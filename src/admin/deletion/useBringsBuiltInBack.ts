import { type Identifier, useGetList, useResourceContext } from 'react-admin';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import { ALL } from '../data/allRecords';

/** Whether deleting these records leaves none, so that the built-in ones come back. Specification, section 4. */
export function useBringsBuiltInBack(ids: readonly Identifier[]): boolean {
  const resource = useResourceContext() as ResourceName;
  const enabled = collections[resource].emptyMeansDefaults === true;
  const { data = [] } = useGetList(resource, ALL, { enabled });
  const chosen = new Set(ids);
  return enabled && data.length > 0 && data.every(({ id }) => chosen.has(id));
}
