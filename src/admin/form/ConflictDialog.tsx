import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import { newRecordPath } from '../adminPaths';
import type { ConflictError } from '../data/errors';
import { recordName } from '../records/anyRecord';
import { equalAsTyped } from '../records/equality';
import { merge } from '../records/merge';
import type { Values } from '../records/parts';
import { BusyButton } from '../ui/BusyButton';
import { Failure } from '../ui/Failure';
import { pathWords } from '../words/fieldLabel';
import { BothChanges } from './BothChanges';

type Props = {
  conflict: ConflictError;
  /** While a choice is being saved: a second press would save it again. */
  isBusy: boolean;
  /** Why the last choice was not saved; empty while none failed. */
  failure: string;
  /** @param button the label of the button that was pressed */
  onSave: (data: Values, button: string) => void;
  onDiscard: () => void;
  onClose: () => void;
};

/**
 * Shows both versions of a record that was changed in two places, field by field, and lets the owner decide. The other
 * place may be another tab, or this one, because an old draft can be put back into a form.
 */
export function ConflictDialog({ conflict, isBusy, failure, onSave, onDiscard, onClose }: Props) {
  const { resource, base, mine, theirs } = conflict;
  const both = theirs && merge(base, mine, theirs);
  // Where they clash in all that they changed, keeping both is the same as saving mine.
  const canKeepBoth = both !== undefined && !equalAsTyped(resource, { ...both.merged, id: base.id }, mine);
  const saveMine = theirs ? 'Save mine over it' : 'Save it again';
  const keepBoth = both?.clashes.length === 0 ? 'Keep both changes' : 'Keep both, mine where they clash';
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      fullWidth
      maxWidth="md"
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title" sx={{ overflowWrap: 'anywhere' }}>
        {[theirs ? 'Changed meanwhile' : 'Deleted meanwhile', recordName(theirs ?? base)]
          .filter(Boolean)
          .join(': ')}
      </DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Nothing was saved yet. {theirs && !collections[resource].isEdited() && PUBLISHED_IS_BACK}
          {both
            ? whatCanStay(resource, both.clashes, canKeepBoth)
            : `${whatIsLost(resource, mine)} ${whereItStays(resource)}`}
        </Alert>
        {theirs && <BothChanges resource={resource} base={base} mine={mine} theirs={theirs} />}
      </DialogContent>
      <Failure message={failure} inDialog />
      <DialogActions>
        <BusyButton isBusy={isBusy} onClick={onClose}>
          Back to the form
        </BusyButton>
        <BusyButton isBusy={isBusy} color="error" onClick={onDiscard}>
          {theirs ? 'Discard mine, keep the other' : 'Leave it deleted'}
        </BusyButton>
        <BusyButton
          isBusy={isBusy}
          variant={canKeepBoth ? 'text' : 'contained'}
          onClick={() => onSave(mine, saveMine)}
        >
          {saveMine}
        </BusyButton>
        {canKeepBoth && (
          <BusyButton isBusy={isBusy} variant="contained" onClick={() => onSave(both.merged, keepBoth)}>
            {keepBoth}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

const PUBLISHED_IS_BACK =
  'The published content is back here: the changes were undone, or this browser’s data was cleared. ';

/** What saving the record alone does not bring back. It may have been removed by a deletion, a reset or an import. */
function whatIsLost(resource: ResourceName, { industries }: Values): string {
  const isInIndustries = Array.isArray(industries) && industries.length > 0;
  const places: Partial<Record<ResourceName, string>> = {
    products: `the product ${isInIndustries ? 'stands last in its industries, and ' : ''}is not a popular product any more if it was one`,
    categories: 'the category stands last, without any products that were moved out of it',
  };
  const place = places[resource];
  return place
    ? `If you save it again, ${place}. To have that back, too, first undo what removed it, under “History”.`
    : 'Choose what to do.';
}

/** Where what was typed into a record can be found after the record was left deleted. */
const whereItStays = (resource: ResourceName): string =>
  newRecordPath(resource)
    ? 'If you leave it deleted, what you typed is kept: the dashboard leads you to it, and you can save it as a new one.'
    : 'If you leave it deleted, what you typed is kept: the form offers it to you once you undo what removed it, under “History”.';

function whatCanStay(resource: ResourceName, clashes: readonly string[], isMoreChanged: boolean): string {
  if (clashes.length === 0)
    return 'What was saved meanwhile and what you typed are different things: both can be kept.';
  const named = clashes.map((path) => pathWords(resource, path)).join(', ');
  return `Both changed: ${named}. Only one version of that can stay.${isMoreChanged ? ' Everything else that was changed can be kept from both.' : ''}`;
}
