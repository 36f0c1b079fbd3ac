import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useContent } from '../storage/useContent';
import { useLoaded } from '../ui/useLoaded';
import { isDeletion } from './changeWords';
import { type Change, isAs, isLost, type Versions } from './kept/change';
import { readVersions } from './kept/keptChanges';
import { RecordDifferences } from './RecordDifferences';
import { RestoreDialog } from './restoring/RestoreDialog';
import type { RestoreAction } from './restoring/restore';

type Props = { change: Change; isNewest: boolean };

/** What a change did, and the buttons that undo or restore it. */
export function ChangeDetails({ change, isNewest }: Props) {
  const versions = useLoaded(loadVersions, change.id);
  const [action, setAction] = useState<RestoreAction>();
  const content = useContent();
  if (!versions) return <Typography>Reading…</Typography>;
  if (versions === 'gone')
    return <Alert severity="info">The history does not hold this change any more.</Alert>;
  const isNotAsLeft = content !== undefined && !isAs('after', versions, content);
  const isUndone = isNotAsLeft && isAs('before', versions, content);
  const again = isDeletion(change) ? 'Delete again' : 'Restore this version';
  return (
    <>
      {isLost(change) && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          The browser was closed before it had written this save down, or its site data was cleared.
        </Alert>
      )}
      {/* Comes first, because the rest can be long. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 1 }}>
        {isLost(change) ? (
          <Button variant="outlined" onClick={() => setAction('bringBack')}>
            {isDeletion(change) ? 'Delete again' : 'Restore it'}
          </Button>
        ) : (
          <>
            {/* One button, which keeps the focus once it has undone the change. */}
            <Button variant="outlined" onClick={() => setAction(isUndone ? 'redo' : 'undo')}>
              {isUndone ? again : 'Undo this change'}
            </Button>
            {/* The change was partly undone, made again in another way, or lost with a damaged storage. */}
            {isNotAsLeft && !isUndone && <Button onClick={() => setAction('redo')}>{again}</Button>}
            {!isNewest && <Button onClick={() => setAction('goBack')}>Undo it and all since</Button>}
          </>
        )}
      </Box>
      {versions.records.length === 0 && <Typography>Only the order was changed.</Typography>}
      <RecordDifferences records={versions.records} />
      {action && <RestoreDialog action={action} changes={[change]} onClose={() => setAction(undefined)} />}
    </>
  );
}

async function loadVersions(id: number): Promise<Versions | 'gone'> {
  const [found] = await readVersions([id]).catch(() => []);
  return found ?? 'gone';
}
