import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Chip, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { ChangeDetails } from './ChangeDetails';
import { changeTitle, followersLine, whenOf } from './changeWords';
import { type Change, isLost } from './kept/change';
import { MOST_CHANGES } from './kept/dropped';
import { useHistory, useHistoryFails } from './kept/useHistory';
import { useNoChangesWords } from './useNoChangesWords';

/** The last changes in this browser, what each did, and the ways to undo it. */
export function HistoryPage() {
  const history = useHistory();
  const isFailing = useHistoryFails();
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title="History" />
      {history === 'unavailable' ? (
        <Alert severity="info">
          The history of changes cannot be read. A browser that limits site data keeps none; if this one does
          not, load the page again. Saving works all the same. Download the content from time to time, so that
          you can go back.
        </Alert>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            The last changes in this browser, up to {MOST_CHANGES}. Open one to see what it changed and to
            undo it; that is itself a change, and can be undone.
          </Typography>
          {isFailing && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              The last change could not be kept here: the browser’s storage may be full. It was saved all the
              same, but it cannot be undone. Download the content from time to time.
            </Alert>
          )}
          {history !== 'reading' && <Changes history={history} />}
        </>
      )}
    </Box>
  );
}

/* On a narrow screen the text takes two lines. */
const wraps = { height: 'auto', '& .MuiChip-label': { py: 0.25, whiteSpace: 'normal' } };

function Changes({ history }: { history: readonly Change[] }) {
  const noChanges = useNoChangesWords();
  if (history.length === 0) return <Typography color="text.secondary">{noChanges}</Typography>;
  const newest = history.find((change) => !isLost(change));
  return history.map((change) => (
    <Accordion
      key={change.id}
      variant="outlined"
      disableGutters
      // The details are read when the panel opens. If it slid open, it would reach its height without them and then
      // jump to the height with them, moving buttons away before the finger is lifted.
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true, timeout: 0 } }}
    >
      <AccordionSummary
        id={`change-${change.id}`}
        aria-controls={`change-${change.id}-details`}
        expandIcon={<ExpandMoreIcon />}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '8rem minmax(0, 1fr)' },
            columnGap: 2,
            minWidth: 0,
          }}
        >
          <Typography component="span" variant="body2" color="text.secondary" sx={{ pt: 0.25 }}>
            {whenOf(change)}
          </Typography>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {changeTitle(change)}{' '}
            {isLost(change) && (
              <Chip size="small" color="warning" label="Lost from this browser’s storage" sx={wraps} />
            )}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {followersLine(change)}
            </Typography>
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <ChangeDetails change={change} isNewest={change === newest} />
      </AccordionDetails>
    </Accordion>
  ));
}
