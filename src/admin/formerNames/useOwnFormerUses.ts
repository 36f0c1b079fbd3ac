import { useMemo } from 'react';
import { type RaRecord, useResourceContext } from 'react-admin';
import { useContent } from '../storage/useContent';
import { type FormerUse, formerUses } from './formerUses';
import { useFormerNames } from './useFormerNames';

/** Where texts still call this product by the last of its former names that any of them has; none for other records. */
export function useOwnFormerUses(own: RaRecord | undefined): FormerUse[] {
  const resource = useResourceContext();
  const names = useFormerNames();
  const content = useContent();
  const id = resource === 'products' ? own?.id : undefined;
  return useMemo(() => {
    const uses = content
      ? formerUses(
          content,
          names.filter((former) => former.id === id),
        )
      : [];
    return uses.filter(({ former }) => former === uses[0]?.former);
  }, [content, names, id]);
}
