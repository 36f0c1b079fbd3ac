import { Box, List, ListItem, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { adminPaths } from '../adminPaths';
import { changeTitle, whenOf } from '../history/changeWords';
import { type Change, isLost } from '../history/kept/change';
import { useHistory } from '../history/kept/useHistory';
import { useNoChangesWords } from '../history/useNoChangesWords';

const SHOWN = 8;

/** The owner's latest changes in this browser, with a link to the whole history. */
export function LastChanges() {
  const history = useHistory();
  const noChanges = useNoChangesWords();
  return (
    <Box component="section" aria-labelledby="changes-title">
      <Typography variant="h2" id="changes-title" sx={{ mb: 1 }}>
        Last changes
      </Typography>
      {Array.isArray(history) && history.length > 0 ? (
        <>
          <List dense disablePadding sx={{ mb: 1 }}>
            {history.slice(0, SHOWN).map((change) => (
              <Row key={change.id} change={change} />
            ))}
          </List>
          <Link to={adminPaths.history} sx={{ textDecoration: 'underline' }}>
            See what they changed, and undo
          </Link>
        </>
      ) : (
        <Typography color="text.secondary">
          {history === 'reading'
            ? '…'
            : history === 'unavailable'
              ? 'The history of changes cannot be read.'
              : noChanges}
        </Typography>
      )}
    </Box>
  );
}

const Row = ({ change }: { change: Change }) => (
  <ListItem disableGutters sx={{ columnGap: 1, flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
    <span>{changeTitle(change)}</span>
    <Typography component="span" variant="body2" color="text.secondary">
      {isLost(change) ? 'lost from this browser’s storage, ' : ''}
      {whenOf(change)}
    </Typography>
  </ListItem>
);
