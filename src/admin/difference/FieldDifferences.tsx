import { useMemo } from 'react';
import type { ResourceName } from '../../shared/storage/keys';
import type { AnyRecord } from '../records/anyRecord';
import { DifferenceView } from './DifferenceView';
import { fieldDifferences, type NameOfId } from './differences';

type Props = { resource: ResourceName; before?: AnyRecord; after?: AnyRecord; nameOfId: NameOfId };

/** Compares two versions of a record, field by field. A record that was added or deleted has only one. */
export function FieldDifferences({ resource, before, after, nameOfId }: Props) {
  const differences = useMemo(
    () => fieldDifferences(resource, before, after, nameOfId),
    [resource, before, after, nameOfId],
  );
  return <DifferenceView differences={differences} />;
}
