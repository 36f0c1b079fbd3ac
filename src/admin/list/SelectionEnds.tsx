import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import type { ResourceName } from '../../shared/storage/keys';
import { useFollowSelection } from './useFollowSelection';

/**
 * Inside a list: what is selected there is so until the list is left or filtered in another way, or it is deleted.
 * react-admin keeps it in the browser, and would have what is done to the selection hit records that are out of sight.
 */
export function SelectionEnds() {
  const { resource, filterValues, onUnselectItems } = useListContext();
  useFollowSelection(resource as ResourceName);
  const filters = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be done when the list is opened, and for other filters
  useEffect(() => onUnselectItems(), [filters]);
  return null;
}
