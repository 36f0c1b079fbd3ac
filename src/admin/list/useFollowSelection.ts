import { useEffect } from 'react';
import { useRecordSelection } from 'react-admin';
import { collections } from '../../shared/catalogue/collections';
import { onStorageChange } from '../../shared/storage/browserStorage';
import type { Collection } from '../../shared/storage/collection';
import type { ResourceName } from '../../shared/storage/keys';

/** Unselects records that no longer exist: react-admin remembers ids that another tab, a reset or an undo removed. */
export function useFollowSelection(resource: ResourceName): void {
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
