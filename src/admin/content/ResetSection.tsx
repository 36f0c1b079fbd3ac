import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { useHistoryNote } from '../history/useHistoryNote';
import { useEditedCollections } from '../storage/useEditedCollections';
import { Failure } from '../ui/Failure';
import { useAttempt } from '../ui/useAttempt';
import { resourceWords } from '../words/resourceLabel';
import { resetCollections, strandedByReset } from './contentActions';
import { Panel } from './Panel';

/** What a reset of the industries also changes, if the products are not reset with them. */
const OWN_PRODUCTS = 'Products that you put into an industry leave it.';

/** What is asked before a reset. It is kept once answered, because the dialog still shows it while it closes. */
type Question = { isOpen: boolean; names: readonly ResourceName[]; stranded: string };

/** Resets one collection, or all, to what the site ships. */
export function ResetSection() {
  const edited = useEditedCollections();
  const historyNote = useHistoryNote('it');
  const [question, setQuestion] = useState<Question>({ isOpen: false, names: [], stranded: '' });
  const { attempt, isBusy, failure } = useAttempt('Nothing was reset.');
  const notify = useNotify();

  const ask = (names: readonly ResourceName[]) =>
    attempt(async () => {
      // If the built-in records cannot be loaded, the reset itself says so.
      setQuestion({ isOpen: true, names, stranded: await strandedByReset(names).catch(() => '') });
    });

  const close = () => setQuestion((asked) => ({ ...asked, isOpen: false }));

  function reset() {
    close();
    void attempt(async () => {
      await resetCollections(question.names);
      notify('The published content is back.', { type: 'info' });
    });
  }

  const { isOpen, names, stranded } = question;
  const [only] = names.length === 1 ? names : [];
  const leavesProducts = names.includes('industries') && !names.includes('products');
  const consequences = [
    `All that you changed in this browser${only ? ` of the ${resourceWords(only)}` : ''} is undone.`,
    ...(leavesProducts ? [OWN_PRODUCTS] : []),
    ...(stranded ? [stranded] : []),
    historyNote,
  ];

  return (
    <Panel title="Back to the published content">
      <Typography>
        A reset puts the published content in the place of what you changed. To keep your changes for good,
        download the content first.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {resourceNames.map((name) => (
          <ResetButton key={name} isOff={isBusy || !edited.includes(name)} onClick={() => void ask([name])}>
            Reset {resourceWords(name)}
            {edited.includes(name) ? ' (changed)' : ''}
          </ResetButton>
        ))}
        <ResetButton isOff={isBusy || edited.length === 0} onClick={() => void ask(resourceNames)}>
          Reset everything
        </ResetButton>
      </Box>
      <Failure message={failure} />
      <Confirm
        isOpen={isOpen}
        title={only ? `Reset ${resourceWords(only)}?` : 'Reset everything?'}
        content={consequences.join(' ')}
        confirm="Reset"
        confirmColor="warning"
        onConfirm={reset}
        onClose={close}
      />
    </Panel>
  );
}

type ButtonProps = {
  /** There is nothing to reset, or a reset is under way. */
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** aria-disabled rather than disabled, because the confirmation that it opened gives the focus back to it. */
const ResetButton = ({ isOff, onClick, children }: ButtonProps) => (
  <Button
    variant="outlined"
    color="error"
    aria-disabled={isOff}
    onClick={isOff ? undefined : onClick}
    sx={isOff ? { opacity: 0.5, cursor: 'default' } : {}}
  >
    {children}
  </Button>
);
