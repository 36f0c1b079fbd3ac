import { Alert, Box, DialogContentText } from '@mui/material';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useIsUnsaved } from '../form/useIsUnsaved';
import { recordName } from '../records/anyRecord';
import { ActionDialog } from '../ui/ActionDialog';
import { BusyButton } from '../ui/BusyButton';
import { Failure } from '../ui/Failure';
import { useAttempt } from '../ui/useAttempt';
import { whenIn } from '../words/dates';
import { listedInShort } from '../words/listed';
import { recordWord } from '../words/resourceLabel';
import { type Draft, typedFields } from './draft';
import { useDraftOffer } from './useDraftOffer';

/** At the top of a form: keeps what is typed, and offers to restore what was typed here earlier and never saved. */
export function DraftOffer() {
  const { offered, isOfDeleted, last, putBack, remove } = useDraftOffer();
  const isUnsaved = useIsUnsaved();
  const { isSubmitting } = useFormState();
  /** The draft that the question is about. */
  const [asked, setAsked] = useState<Draft>();
  const { attempt, isBusy, failure } = useAttempt('It could not be put back.');
  const root = useRef<HTMLDivElement>(null);
  // Its dialog goes with the offer, and would come back with the next one.
  if (!offered && asked) setAsked(undefined);
  if (!offered) return null;

  async function answer(act: Promise<unknown>) {
    // The buttons disappear, and the focus would be lost with them.
    const form = root.current?.closest('form');
    await act;
    // At once, because an open dialog keeps the focus.
    flushSync(() => setAsked(undefined));
    for (const input of form?.querySelectorAll<HTMLElement>('input, textarea') ?? []) {
      input.focus();
      // Inputs of a tab that is not open are hidden, and do not take it.
      if (document.activeElement === input) break;
    }
  }

  return (
    <Alert ref={root} severity="info" role="status" sx={{ width: '100%', mb: 2 }}>
      {last && (
        <Box sx={{ fontWeight: 600 }}>
          {last.isDeleted ? 'Deleted' : 'Put back into the form'}: {whatWasTyped(last.draft)}.
        </Box>
      )}
      {isOfDeleted ? deletedLine(offered) : offerLine(offered, last !== undefined)}
      {last &&
        isUnsaved &&
        ' Put back, it replaces what is not saved in the form now, which is then offered here.'}
      <Box sx={{ mt: 0.5, ml: -1 }}>
        {/* The end of a save would take it for typed over what that stored, and the next one would find no conflict. */}
        <BusyButton
          isBusy={isBusy || isSubmitting}
          onClick={() => void attempt(() => answer(putBack(offered)))}
        >
          Put it back into the form
        </BusyButton>
        <BusyButton isBusy={isBusy} color="error" onClick={() => setAsked(offered)}>
          Delete it
        </BusyButton>
      </Box>
      <Failure message={failure} />
      {asked && (
        <ActionDialog
          title={`Delete ${whatWasTyped(asked)}?`}
          action="Delete"
          isDangerous
          onAction={() => answer(remove(asked))}
          fallbackMessage="It could not be deleted."
          onClose={() => setAsked(undefined)}
        >
          <DialogContentText>Nothing can bring it back. What stands in the form now stays.</DialogContentText>
        </ActionDialog>
      )}
    </Alert>
  );
}

/** A form for a new record may have several drafts, which only their names tell apart. */
const nameOf = ({ recordId, values }: Draft) => (recordId ? undefined : recordName(values));

function whatWasTyped(draft: Draft): string {
  const name = nameOf(draft);
  return `${name ? `“${name}”, which` : 'what'} you typed here ${whenIn(draft.at)}`;
}

function offerLine(draft: Draft, isAnother: boolean): string {
  const name = nameOf(draft);
  const fields = typedFields(draft);
  const offer = `You ${isAnother ? 'also ' : ''}typed ${name ? `“${name}”` : 'something'} here ${whenIn(draft.at)} and did not save it.`;
  return fields.length > 0 ? `${offer} Changed: ${listedInShort(fields)}.` : offer;
}

const deletedLine = ({ resource, base, values, at }: Draft) =>
  `You typed something into “${recordName(base ?? values)}” ${whenIn(at)} and did not save it. That ${recordWord(resource)} is not here any more. Put back here and saved, what you typed becomes a new one. To have the old one again, first bring it back under “History”: its form then offers you what you typed.`;
