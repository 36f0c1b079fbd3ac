import { Alert, List, ListItem } from '@mui/material';
import { Link } from 'react-admin';
import type { Content } from '../../shared/catalogue/content';
import { newRecordPath, recordPath } from '../adminPaths';
import { useLostWork } from '../drafts/useLostWork';
import { recordName } from '../records/anyRecord';
import { whenIn } from '../words/dates';
import { newRecordTitle, recordTitle } from '../words/recordTitle';

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
    <ListItem disableGutters sx={{ columnGap: 1, flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
      <Link to={path} sx={{ fontWeight: 600, textDecoration: 'underline' }}>
        {recordId ? recordTitle({ resource, name }) : newRecordTitle(resource, name)}
      </Link>
      {whenIn(at)}
      {recordId && !record && ', not here any more'}
    </ListItem>
  );
}
