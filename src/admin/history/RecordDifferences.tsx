import { Box, Chip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link } from 'react-admin';
import { recordPath } from '../adminPaths';
import { type NameOfId, nameLookup } from '../difference/differences';
import { FieldDifferences } from '../difference/FieldDifferences';
import { useContent } from '../storage/useContent';
import { VanishingButton } from '../ui/VanishingButton';
import { recordTitle } from '../words/recordTitle';
import { nameInHistory, type RecordVersions, recordKey } from './kept/change';

/** A record before and after a change, and whether to warn that it was changed again since. */
type ShownRecord = RecordVersions & { clash?: boolean };

const PAGE = 10;

/** What a change does to its records, field by field. */
export function RecordDifferences({ records }: { records: readonly ShownRecord[] }) {
  const [shown, setShown] = useState(PAGE);
  const content = useContent();
  const nameOfId = useMemo(() => {
    const named = records.map((record) => ({ ...record, name: nameInHistory(record) }));
    return nameLookup(content, named);
  }, [content, records]);
  return (
    <>
      {records.slice(0, shown).map((record) => (
        <OneRecord
          key={recordKey(record)}
          record={record}
          isStored={content?.[record.resource].some(({ id }) => id === record.id) ?? false}
          nameOfId={nameOfId}
        />
      ))}
      {records.length > shown && (
        <VanishingButton leavesFocusTo={lastRecord} onClick={() => setShown(records.length)}>
          Show all {records.length} records
        </VanishingButton>
      )}
    </>
  );
}

/** The record after which the others appear. */
const lastRecord = (button: HTMLElement) => button.previousElementSibling as HTMLElement | null;

type RecordProps = { record: ShownRecord; isStored: boolean; nameOfId: NameOfId };

function OneRecord({ record, isStored, nameOfId }: RecordProps) {
  const { resource, id, before, after, clash } = record;
  const title = recordTitle({ resource, name: nameInHistory(record) });
  return (
    <Box component="section" aria-label={title} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: 0 }}>
          {isStored ? (
            <Link to={recordPath(resource, id)} sx={{ textDecoration: 'underline' }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        {!before && <Chip size="small" color="success" variant="outlined" label="Added" />}
        {!after && <Chip size="small" color="error" variant="outlined" label="Deleted" />}
        {clash && <Chip size="small" color="warning" variant="outlined" label="Changed again since" />}
      </Box>
      <FieldDifferences resource={resource} before={before} after={after} nameOfId={nameOfId} />
    </Box>
  );
}
