import { Alert, Box, Button } from '@mui/material';
import { useRef } from 'react';
import { recordName } from '../records/anyRecord';
import { whenIn } from '../words/dates';
import type { Draft } from './draft';
import { useLostDraft } from './useLostDraft';

/** At the top of a form: keeps what is typed, and offers to restore what was typed here earlier and never saved. */
export function DraftOffer() {
  const { lost, takeUp, drop } = useLostDraft();
  const root = useRef<HTMLDivElement>(null);
  if (!lost) return null;
  const name = recordName(lost.values);

  async function answer(act: Promise<void>) {
    // The buttons disappear, and the focus would be lost with them.
    const form = root.current?.closest('form');
    await act;
    form?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  function askAndDrop(draft: Draft) {
    const question = `Delete what you typed here ${whenIn(draft.at)}? Nothing can bring it back.`;
    if (window.confirm(question)) void answer(drop(draft));
  }

  return (
    <Alert ref={root} severity="info" role="status" sx={{ width: '100%', mb: 2 }}>
      You typed {lost.recordId || !name ? 'here' : `“${name}” here`} {whenIn(lost.at)} and did not save it.
      <Box sx={{ mt: 0.5, ml: -1 }}>
        <Button onClick={() => void answer(takeUp(lost))}>Put it back into the form</Button>
        <Button color="error" onClick={() => askAndDrop(lost)}>
          Delete it
        </Button>
      </Box>
    </Alert>
  );
}
