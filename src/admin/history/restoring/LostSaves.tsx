import { Alert, AlertTitle, Button, DialogContentText } from '@mui/material';
import { useRef, useState } from 'react';
import { idsOf } from '../../records/anyRecord';
import { ActionDialog } from '../../ui/ActionDialog';
import { Failure } from '../../ui/Failure';
import { useAttempt } from '../../ui/useAttempt';
import { useFocusGoesOn } from '../../ui/useFocusGoesOn';
import { useLoaded } from '../../ui/useLoaded';
import { changeTitle, whenOf } from '../changeWords';
import type { Change } from '../kept/change';
import { readDropped } from '../kept/dropped';
import { leaveOut, settle } from '../saving/lostSaves';
import { RestoreDialog } from './RestoreDialog';
import { changesWithPart, planRestoration } from './restore';

/** "12:04", or "12:02 to 12:04". */
function timesOf(changes: readonly Change[]): string {
  const times = [changes.at(-1), changes[0]].filter((change) => change !== undefined).map(whenOf);
  return [...new Set(times)].join(' to ');
}

/** How many of the lost saves the alert lists. */
const MOST_SAVES_LISTED = 5;

type Known = {
  lost: readonly Change[];
  /** Whether older changes, which the history has only as a whole, may be lost with them. */
  hasOlder: boolean;
  /** The lost saves of which something is not stored. */
  unstored: readonly Change[];
};

const NOT_LEFT_OUT = 'Nothing was left out.';

/**
 * Shown once all of it is known: screen readers reread an alert when something is added to it. Until the same is known
 * of a newer list, the alert and its buttons are about the former one.
 */
export function LostSaves({ lost }: Pick<Known, 'lost'>) {
  const known = useLoaded(whatIsKnownOf, lost);
  return known && <LostSavesAlert {...known} />;
}

async function whatIsKnownOf(lost: readonly Change[]): Promise<Known> {
  const [hasOlder, unstored] = await Promise.all([
    // If they cannot be read now, there may be some: better to ask in vain.
    readDropped(idsOf(lost)).then(
      (dropped) => dropped !== undefined,
      () => true,
    ),
    planRestoration('bringBack', lost).then(changesWithPart, () => lost),
  ]);
  return { lost, hasOlder, unstored: lost.filter((change) => unstored.some(({ id }) => id === change.id)) };
}

function LostSavesAlert({ lost, hasOlder, unstored }: Known) {
  const { attempt, failure } = useAttempt(NOT_LEFT_OUT);
  const [asked, setAsked] = useState<'restore' | 'leave'>();
  const alert = useRef<HTMLDivElement>(null);
  useFocusGoesOn(alert);
  const close = () => setAsked(undefined);
  async function leaveAllOut() {
    await leaveOut(lost);
    await settle(lost.filter((change) => !unstored.includes(change)));
  }
  return (
    <>
      <Alert
        ref={alert}
        severity="error"
        sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0 } }}
        aria-labelledby="lost-saves-title"
      >
        <AlertTitle id="lost-saves-title">
          {unstored.length === 1 ? 'The save' : `${unstored.length} saves`} of {timesOf(unstored)}{' '}
          {unstored.length === 1 ? 'is' : 'are'} not in this browser’s storage
        </AlertTitle>
        The browser was closed before it had written {unstored.length === 1 ? 'it' : 'them'} down, as in a
        power cut, or its site data was cleared. The history still has what was saved:
        <ul
          style={{ margin: '0.5rem 0', paddingLeft: '1.25rem', listStyle: 'disc', overflowWrap: 'anywhere' }}
        >
          {unstored.slice(0, MOST_SAVES_LISTED).map((change) => (
            <li key={change.id}>{changeTitle(change)}</li>
          ))}
          {unstored.length > MOST_SAVES_LISTED && <li>and {unstored.length - MOST_SAVES_LISTED} more</li>}
        </ul>
        <Button variant="contained" onClick={() => setAsked('restore')} sx={{ mr: 1, mb: 0.5 }}>
          Show what was lost
        </Button>
        <Button
          color="inherit"
          onClick={() => (hasOlder ? setAsked('leave') : void attempt(leaveAllOut))}
          sx={{ mb: 0.5 }}
        >
          Do not restore
        </Button>
        {asked === 'restore' && <RestoreDialog action="bringBack" changes={lost} onClose={close} />}
        {asked === 'leave' && (
          <ActionDialog
            title="Leave out what was lost?"
            action="Do not restore"
            isDangerous
            onAction={async () => {
              await leaveAllOut();
              close();
            }}
            fallbackMessage={NOT_LEFT_OUT}
            onClose={close}
          >
            <DialogContentText>
              What was changed before these saves is lost with them: the history has it only as a whole, and
              would then delete it. The saves themselves stay in the history, and each can be brought back
              later.
            </DialogContentText>
          </ActionDialog>
        )}
      </Alert>
      <Failure message={failure} />
    </>
  );
}
