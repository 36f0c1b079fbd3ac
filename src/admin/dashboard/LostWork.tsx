import { Alert, List } from '@mui/material';
import type { Content } from '../../shared/catalogue/content';
import { newRecordPath, recordPath } from '../adminPaths';
import { useLostWork } from '../drafts/useLostWork';
import { recordName } from '../records/anyRecord';
import { whenIn } from '../words/dates';
import { newRecordTitle, recordTitle } from '../words/recordTitle';
import { LinkRow } from './LinkRow';

/** What was typed into forms and lost before it was saved, each with a link to its form, which offers to restore it. */
export function LostWork({ content }: { content: Content }) {
  const found = useLostWork(content);
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
}: ReturnType<typeof useLostWork>[number]) {
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
