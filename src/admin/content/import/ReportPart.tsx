import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { NameOfId } from '../../difference/differences';
import { FieldDifferences } from '../../difference/FieldDifferences';
import { fieldsInWords } from '../../words/fieldLabel';
import { recordTitle } from '../../words/recordTitle';
import type { ReportedRecord } from './report';

type PartProps = {
  title: string;
  rows: ReactNode[];
  /** Whether each row can be expanded, and so has a marker of its own. */
  unfold?: boolean;
};

/** One part of a report, with its number of rows; a long list starts collapsed. */
export function ReportPart({ title, rows, unfold = false }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= 20}>
      <summary>
        <strong>
          {title}: {rows.length}
        </strong>
      </summary>
      <Box
        component="ul"
        sx={{ pl: unfold ? 1 : 3, my: 1, listStyle: unfold ? 'none' : 'disc', overflowWrap: 'anywhere' }}
      >
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may read the same
          <li key={index}>{row}</li>
        ))}
      </Box>
    </details>
  );
}

type RecordsPartProps = { title: string; records: readonly ReportedRecord[]; nameOfId: NameOfId };

/** Records that a file would add, change or remove. Each expands to what it says, or to how it would differ. */
export function RecordsPart({ title, records, nameOfId }: RecordsPartProps) {
  return (
    <ReportPart
      title={title}
      unfold
      rows={records.map((record) => (
        <RecordRow key={`${record.resource} ${record.name}`} record={record} nameOfId={nameOfId} />
      ))}
    />
  );
}

function RecordRow({ record, nameOfId }: { record: ReportedRecord; nameOfId: NameOfId }) {
  // Rendered only while open: a file of all products would otherwise compare all their texts at once.
  const [isOpen, setOpen] = useState(false);
  const { resource, fields = [], before, after } = record;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
        {recordTitle(record)}
        {fields.length > 0 && ` (${fieldsInWords(resource, fields).join(', ')})`}
      </Box>
      {isOpen && (
        <Box sx={{ pl: 2.25, pb: 1.5 }}>
          <FieldDifferences resource={resource} before={before} after={after} nameOfId={nameOfId} />
        </Box>
      )}
    </details>
  );
}
