import { type Identifier, useGetList, useResourceContext } from 'react-admin';
import { collections, type ResourceName } from '../../shared/catalogue/collections';
import { ALL } from '../data/allRecords';

/** Added to the question before a deletion that leaves no product. */
export const BRINGS_BUILT_IN_BACK =
  'No product would be left, so the published products come back. To keep only products of your own, add them first.';

/** Whether deleting these records leaves none, and the built-in ones hold again then. Specification, section 4. */
export function useBringsBuiltInBack(ids: readonly Identifier[]): boolean {
  const resource = useResourceContext() as ResourceName;
  const enabled = collections[resource].emptyMeansDefaults === true;
  const { data = [] } = useGetList(resource, ALL, { enabled });
  const chosen = new Set(ids);
  return enabled && data.length > 0 && data.every(({ id }) => chosen.has(id));
}
