import { Alert, Box, Button, DialogContentText } from '@mui/material';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { recordName } from '../records/anyRecord';
import { ActionDialog } from '../ui/ActionDialog';
import { whenIn } from '../words/dates';
import type { Draft } from './draft';
import { useLostDraft } from './useLostDraft';

/** At the top of a form: keeps what is typed, and offers to restore what was typed here earlier and never saved. */
export function DraftOffer() {
  const { lost, isOfDeleted, takeUp, drop } = useLostDraft();
  const [isAsked, setAsked] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  if (!lost) return null;
  // A form for a new record may have several drafts, which only their names tell apart.
  const name = lost.recordId ? '' : recordName(lost.values);

  async function answer(act: Promise<void>) {
    // The buttons disappear, and the focus would be lost with them.
    const form = root.current?.closest('form');
    await act;
    // At once, because an open dialog keeps the focus.
    flushSync(() => setAsked(false));
    for (const input of form?.querySelectorAll<HTMLElement>('input, textarea') ?? []) {
      input.focus();
      // Inputs of a tab that is not open are hidden, and do not take it.
      if (document.activeElement === input) break;
    }
  }

  return (
    <Alert ref={root} severity="info" role="status" sx={{ width: '100%', mb: 2 }}>
      {isOfDeleted
        ? deletedLine(lost)
        : `You typed ${name && `“${name}” `}here ${whenIn(lost.at)} and did not save it.`}
      <Box sx={{ mt: 0.5, ml: -1 }}>
        <Button onClick={() => void answer(takeUp(lost))}>Put it back into the form</Button>
        <Button color="error" onClick={() => setAsked(true)}>
          Delete it
        </Button>
      </Box>
      {isAsked && (
        <ActionDialog
          title={`Delete ${name ? `“${name}”, which` : 'what'} you typed here ${whenIn(lost.at)}?`}
          maxWidth="sm"
          action="Delete"
          isDangerous
          onAction={() => answer(drop(lost))}
          fallbackMessage="It could not be deleted."
          onClose={() => setAsked(false)}
        >
          <DialogContentText>Nothing can bring it back. What stands in the form now stays.</DialogContentText>
        </ActionDialog>
      )}
    </Alert>
  );
}

const deletedLine = ({ base, values, at }: Draft) =>
  `You typed something into “${recordName(base ?? values)}” ${whenIn(at)} and did not save it, and it was deleted since. Put back here and saved, it becomes a new one. To have the old one again, first undo under History what removed it: its form then offers you what you typed.`;
