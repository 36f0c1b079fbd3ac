import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import type { ResourceName } from '../../shared/storage/keys';
import { DifferenceView } from '../difference/DifferenceView';
import type { Difference } from '../difference/differenceKinds';
import { fieldDifferences, nameLookup } from '../difference/differences';
import { useHistory } from '../history/kept/useHistory';
import type { AnyRecord } from '../records/anyRecord';
import { changedParts } from '../records/merge';
import { fromParts, partsOf } from '../records/parts';
import { useContent } from '../storage/useContent';

type Props = { resource: ResourceName } & Record<'base' | 'mine' | 'theirs', AnyRecord>;

/** What each side changed since the form was opened, except where both agree by now. */
export function BothChanges({ resource, base, mine, theirs }: Props) {
  const content = useContent();
  const history = useHistory();
  const [byThem, byMe] = useMemo(() => {
    // What a list lost meanwhile may itself have been deleted.
    const former = typeof history === 'string' ? [] : history.flatMap(({ touched }) => touched).reverse();
    const nameOfId = nameLookup(content, former);
    const found = changedParts(base, mine, theirs);
    const changesOf = (side: 'me' | 'them', version: AnyRecord) => {
      const paths = found
        .filter(({ changedBy }) => changedBy === side || changedBy === 'both')
        .map(({ path }) => path);
      return fieldDifferences(resource, onlyParts(base, paths), onlyParts(version, paths), nameOfId);
    };
    return [changesOf('them', theirs), changesOf('me', mine)];
  }, [content, history, resource, base, mine, theirs]);
  return (
    <>
      <Changes title="Saved meanwhile" changes={byThem} />
      <Changes title="Typed by you" changes={byMe} />
    </>
  );
}

/** The record with no other parts than these. */
function onlyParts(record: AnyRecord, paths: readonly string[]): AnyRecord {
  const parts = partsOf(record);
  return { ...fromParts(Object.fromEntries(paths.map((path) => [path, parts[path]]))), id: record.id };
}

function Changes({ title, changes }: { title: string; changes: readonly Difference[] }) {
  if (changes.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2 }}>
      <Typography variant="h3">{title}</Typography>
      <DifferenceView differences={changes} />
    </Box>
  );
}
