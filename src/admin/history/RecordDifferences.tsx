import { Box, Button, Chip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link } from 'react-admin';
import { recordPath } from '../adminPaths';
import { useContent } from '../data/useContent';
import { DifferenceView } from '../difference/DifferenceView';
import { fieldDifferences, type NameOfId, namesIn } from '../difference/difference';
import { nameOf, type RecordVersions } from './change';
import { recordTitle } from './words';

/** A record before and after, and whether the owner has to be warned of it. */
export type ShownRecord = RecordVersions & { clash?: boolean };

const PAGE = 10;

/** What a change does to its records, field by field. */
export function RecordDifferences({ records }: { records: readonly ShownRecord[] }) {
  const [shown, setShown] = useState(PAGE);
  const content = useContent();
  const nameOfId = useMemo(() => namesIn(content), [content]);
  return (
    <>
      {records.slice(0, shown).map((record) => (
        <OneRecord key={`${record.resource} ${record.id}`} record={record} nameOfId={nameOfId} />
      ))}
      {records.length > shown && (
        <Button onClick={() => setShown(records.length)}>Show all {records.length} records</Button>
      )}
    </>
  );
}

function OneRecord({ record, nameOfId }: { record: ShownRecord; nameOfId: NameOfId }) {
  const { resource, id, before, after, clash } = record;
  const title = recordTitle({ resource, name: nameOf(record) });
  const differences = useMemo(() => fieldDifferences(before, after, nameOfId), [before, after, nameOfId]);
  return (
    <Box component="section" aria-label={title} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: 0 }}>
          {after ? (
            <Link to={recordPath(resource, id)} sx={{ textDecoration: 'underline' }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        {!before && <Chip size="small" color="success" variant="outlined" label="Comes" />}
        {!after && <Chip size="small" color="error" variant="outlined" label="Goes" />}
        {clash && <Chip size="small" color="warning" variant="outlined" label="Changed again since" />}
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {differences.map((difference) => (
          <DifferenceView key={difference.field} difference={difference} />
        ))}
      </Box>
    </Box>
  );
}
