import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import type { ResourceName } from '../../shared/storage/keys';
import { useFollowSelection } from './useFollowSelection';

/**
 * Inside a list: ends the selection when the list is opened or its filters change, and removes deleted records from it.
 * react-admin keeps the selection until the tab is closed, so that actions would affect records that are out of sight.
 */
export function ClearStaleSelection() {
  const { resource, filterValues, onUnselectItems } = useListContext();
  useFollowSelection(resource as ResourceName);
  const filters = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list is opened, and when its filters change
  useEffect(() => onUnselectItems(), [filters]);
  return null;
}
