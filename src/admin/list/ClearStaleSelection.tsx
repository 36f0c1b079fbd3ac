import { useEffect } from 'react';
import { useListContext, useRecordSelection } from 'react-admin';
import { useResourceName } from '../data/useResourceName';
import { idsOf, recordsOf } from '../records/anyRecord';
import { useContent } from '../storage/useContent';

/**
 * Inside a list: ends the selection when the list is opened or its filters change, and removes deleted records from it.
 * react-admin keeps the selection until the tab is closed, so that actions would affect records that are out of sight.
 */
export function ClearStaleSelection() {
  const { filterValues, onUnselectItems } = useListContext();
  const resource = useResourceName();
  const [selected, { unselect }] = useRecordSelection({ resource });
  const content = useContent();
  const filters = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list is opened, and when its filters change
  useEffect(() => onUnselectItems(), [filters]);

  // react-admin remembers ids that another tab, a reset or an undo removed.
  useEffect(() => {
    if (!content) return;
    const ids = new Set(idsOf(recordsOf(content, resource)));
    unselect(selected.filter((id) => !ids.has(id)));
  }, [content, resource, selected, unselect]);
  return null;
}
