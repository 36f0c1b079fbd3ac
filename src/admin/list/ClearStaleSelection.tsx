import { useEffect } from 'react';
import { useListContext, useRecordSelection } from 'react-admin';
import { collections } from '../../shared/catalogue/collections';
import { onStorageChange } from '../../shared/storage/browserStorage';
import type { Collection } from '../../shared/storage/collection';
import { useResourceName } from '../data/useResourceName';

/**
 * Inside a list: ends the selection when the list is opened or its filters change, and removes deleted records from it.
 * react-admin keeps the selection until the tab is closed, so that actions would affect records that are out of sight.
 */
export function ClearStaleSelection() {
  const { filterValues, onUnselectItems } = useListContext();
  useFollowSelection();
  const filters = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list is opened, and when its filters change
  useEffect(() => onUnselectItems(), [filters]);
  return null;
}

/** Unselects records that no longer exist: react-admin remembers ids that another tab, a reset or an undo removed. */
function useFollowSelection(): void {
  const resource = useResourceName();
  const [selected, { unselect }] = useRecordSelection({ resource });
  useEffect(() => {
    if (selected.length === 0) return;
    const { key, current }: Collection = collections[resource];
    const follow = async () => {
      const records = await current().catch(() => undefined);
      // Unknown while nothing is stored and the built-in records cannot be loaded.
      if (!records) return;
      const ids = new Set(records.map(({ id }) => id));
      unselect(selected.filter((id) => !ids.has(id)));
    };
    void follow();
    return onStorageChange((changed) => {
      if (changed === null || changed === key) void follow();
    });
  }, [resource, selected, unselect]);
}
