import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { useHistoryNote } from '../history/useHistoryNote';
import { useEditedCollections } from '../storage/useEditedCollections';
import { ActionDialog } from '../ui/ActionDialog';
import { resourceWords } from '../words/resourceLabel';
import { resetCollections, strandedByReset } from './contentActions';
import { Panel } from './Panel';

/** What a reset of the industries also changes, if the products are not reset with them. */
const OWN_PRODUCTS = 'Products that you put into an industry leave it.';

/** What to reset, and what would happen to products in a category that goes with it. */
type Question = { names: readonly ResourceName[]; stranded: string };

/** Resets one collection, or all, to what the site ships. */
export function ResetSection() {
  const edited = useEditedCollections();
  const [question, setQuestion] = useState<Question>();

  // If the built-in records cannot be loaded, the reset itself says so.
  const ask = async (names: readonly ResourceName[]) =>
    setQuestion({ names, stranded: await strandedByReset(names).catch(() => '') });

  return (
    <Panel title="Back to the published content">
      <Typography>
        A reset puts the published content in the place of what you changed. To keep your changes for good,
        download the content first.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {resourceNames.map((name) => (
          <ResetButton key={name} isOff={!edited.includes(name)} onClick={() => void ask([name])}>
            Reset {resourceWords(name)}
            {edited.includes(name) ? ' (changed)' : ''}
          </ResetButton>
        ))}
        <ResetButton isOff={edited.length === 0} onClick={() => void ask(resourceNames)}>
          Reset everything
        </ResetButton>
      </Box>
      {question && <ResetDialog {...question} onClose={() => setQuestion(undefined)} />}
    </Panel>
  );
}

function ResetDialog({ names, stranded, onClose }: Question & { onClose: () => void }) {
  const historyNote = useHistoryNote('it');
  const notify = useNotify();
  const [only] = names.length === 1 ? names : [];
  const leavesProducts = names.includes('industries') && !names.includes('products');
  const consequences = [
    `All that you changed in this browser${only ? ` of the ${resourceWords(only)}` : ''} is undone.`,
    ...(leavesProducts ? [OWN_PRODUCTS] : []),
    ...(stranded ? [stranded] : []),
    historyNote,
  ];

  async function reset() {
    await resetCollections(names);
    notify('The published content is back.', { type: 'info' });
    onClose();
  }

  return (
    <ActionDialog
      title={only ? `Reset ${resourceWords(only)}?` : 'Reset everything?'}
      maxWidth="sm"
      action="Reset"
      isDangerous
      onAction={reset}
      fallbackMessage="Nothing was reset."
      onClose={onClose}
    >
      <DialogContentText>{consequences.join(' ')}</DialogContentText>
    </ActionDialog>
  );
}

type ButtonProps = {
  /** There is nothing to reset. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** aria-disabled rather than disabled, because the confirmation that it opened gives the focus back to it. */
const ResetButton = ({ isOff, onClick, children }: ButtonProps) => (
  <Button variant="outlined" color="error" aria-disabled={isOff} onClick={isOff ? undefined : onClick}>
    {children}
  </Button>
);
