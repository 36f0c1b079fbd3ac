import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { useHistoryNote } from '../history/useHistoryNote';
import { offersUndo } from '../layout/AdminNotification';
import { useEditedCollections } from '../storage/useEditedCollections';
import { ActionDialog } from '../ui/ActionDialog';
import { listedInShort } from '../words/listed';
import { resourceWords } from '../words/resourceLabel';
import { Panel } from './Panel';
import { leftOutByReset, resetCollections, strandedByReset } from './resetActions';

/** What a reset of the industries also changes, if the products are not reset with them. */
const OWN_PRODUCTS = 'Products that you put into an industry leave it.';

type Question = {
  names: readonly ResourceName[];
  /** What would happen to products in a category that goes. */
  stranded: string;
  /** The names of products that are deleted here, so that the reset cannot put them back into their lists. */
  leftOut: readonly string[];
};

/** Resets one collection, or all, to what the site ships. */
export function ResetSection() {
  const edited = useEditedCollections();
  const [question, setQuestion] = useState<Question>();

  // If the built-in records cannot be loaded, the reset itself says so.
  const ask = async (names: readonly ResourceName[]) => {
    const asked = {
      names,
      stranded: await strandedByReset(names).catch(() => ''),
      leftOut: await leftOutByReset(names).catch(() => []),
    };
    // A second press may have come meanwhile: the dialog that is open keeps its question.
    setQuestion((open) => open ?? asked);
  };

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

function ResetDialog({ names, stranded, leftOut, onClose }: Question & { onClose: () => void }) {
  const historyNote = useHistoryNote('it');
  const notify = useNotify();
  const [only] = names.length === 1 ? names : [];
  const leavesProducts = names.includes('industries') && !names.includes('products');
  const consequences = [
    `All that you changed in this browser${only ? ` of the ${resourceWords(only)}` : ''} is undone.`,
    leavesProducts && OWN_PRODUCTS,
    leftOut.length > 0 && leftOutLine(names, leftOut),
    stranded,
    historyNote,
  ].filter(Boolean);

  async function reset() {
    await resetCollections(names);
    const except = leftOut.length > 0 ? ', except for products that are deleted here' : '';
    notify(`The published content is back${except}.`, { type: 'info', ...offersUndo('reset') });
    onClose();
  }

  return (
    <ActionDialog
      title={only ? `Reset ${resourceWords(only)}?` : 'Reset everything?'}
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

function leftOutLine(names: readonly ResourceName[], leftOut: readonly string[]): string {
  const quoted = leftOut.map((name) => `“${name}”`);
  const place = names.includes('industries') ? 'the industries' : 'the popular products';
  const [are, stay, them] = leftOut.length === 1 ? ['is', 'stays', 'it'] : ['are', 'stay', 'them'];
  return `${listedInShort(quoted)} ${are} deleted here and ${stay} out of ${place}. To have ${them} there again, reset the products as well.`;
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
