import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import type { ConflictError } from '../data/errors';
import { fieldLabel, readable } from '../difference/readable';
import { differences, mergeVersions } from './merge';

type Props = {
  conflict: ConflictError;
  /** While a choice is being saved: another press would save it once more. */
  isBusy: boolean;
  onSave: (data: Record<string, unknown>) => void;
  onDiscard: () => void;
  onClose: () => void;
};

/** Both versions of a record that was changed in two places, field by field; the owner decides. */
export function ConflictDialog({ conflict, isBusy, onSave, onDiscard, onClose }: Props) {
  const { base, mine, theirs } = conflict;
  const merged = theirs && mergeVersions(base, mine, theirs);
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      fullWidth
      maxWidth="md"
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">
        {theirs ? 'Changed in another tab meanwhile' : 'Deleted in another tab meanwhile'}
      </DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Nothing was saved yet. {theirs ? 'Compare the two versions, then choose.' : 'Choose what to do.'}
        </Alert>
        {theirs &&
          differences(base, mine, theirs).map(({ field, changedBy, ...versions }) => (
            <Box key={field} component="section" sx={{ mb: 2 }}>
              <Typography variant="h3">
                {fieldLabel(field)}
                {changedBy === 'both' ? ' (changed in both)' : ''}
              </Typography>
              <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
                <Version title="Stored now" value={versions.theirs} />
                <Version title="Yours" value={versions.mine} />
              </Box>
            </Box>
          ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button disabled={isBusy} onClick={onClose}>
          Back to the form
        </Button>
        <Button disabled={isBusy} color="error" onClick={onDiscard}>
          {theirs ? 'Drop mine, load the stored one' : 'Leave it deleted'}
        </Button>
        {merged && (
          <Button disabled={isBusy} onClick={() => onSave(merged)}>
            Keep both changes
          </Button>
        )}
        <Button disabled={isBusy} variant="contained" onClick={() => onSave(mine)}>
          {theirs ? 'Save mine over it' : 'Save it again'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <Box sx={{ p: 1, border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 200, overflow: 'auto' }}>
      <Typography variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {readable(value)}
      </Typography>
    </Box>
  );
}
