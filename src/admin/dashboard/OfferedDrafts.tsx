import { Alert, List } from '@mui/material';
import type { Content } from '../../shared/catalogue/content';
import { newRecordPath, recordPath } from '../adminPaths';
import { useAllOfferedDrafts } from '../drafts/useAllOfferedDrafts';
import { recordName } from '../records/anyRecord';
import { whenIn } from '../words/dates';
import { newRecordTitle, recordTitle } from '../words/recordTitle';
import { LinkRow } from './LinkRow';

/** What was typed into forms and not saved, each with a link to its form, which offers to put it back. */
export function OfferedDrafts({ content }: { content: Content }) {
  const found = useAllOfferedDrafts(content);
  if (found.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      You typed something and did not save it. Open it, and it is offered to you:
      <List dense disablePadding>
        {found.map((one) => (
          <Row key={one.draft.id} {...one} />
        ))}
      </List>
    </Alert>
  );
}

function Row({
  draft: { resource, recordId, base, values, at },
  record,
}: ReturnType<typeof useAllOfferedDrafts>[number]) {
  const name = recordName(record ?? base ?? values) ?? '';
  const path = record ? recordPath(resource, record.id) : newRecordPath(resource);
  if (!path) return null;
  return (
    <LinkRow to={path} name={recordId ? recordTitle({ resource, name }) : newRecordTitle(resource, name)}>
      {whenIn(at)}
      {recordId && !record && ', not here any more'}
    </LinkRow>
  );
}
