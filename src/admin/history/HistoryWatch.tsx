import { Alert, AlertTitle, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFocusGoesOn } from '../ui/useFocusGoesOn';
import type { Change } from './change';
import { announceHistoryChange, hasHistoryFailed, onHistoryFailure } from './historyNews';
import { findMissingSaves } from './missingSaves';
import { isOlderGone } from './olderChanges';
import { RestoreDialog } from './RestoreDialog';
import { settleMissing } from './restore';
import { useHistory } from './useHistory';
import { changeTitle, OLDER_GONE, whenOf } from './words';

/** Offers to restore saves that the browser's storage lost, and says once if no history can be kept. */
export function HistoryWatch() {
  const notify = useNotify();
  const history = useHistory();
  useEffect(
    () =>
      onHistoryFailure(() => {
        if (!hasHistoryFailed()) return;
        notify('Saved, but the history cannot keep changes at the moment: they cannot be undone.', {
          type: 'warning',
          autoHideDuration: 12_000,
        });
      }),
    [notify],
  );
  useEffect(() => {
    void findMissingSaves().then(announceHistoryChange);
  }, []);
  const missing = Array.isArray(history) ? history.filter((change) => change.missing === 'open') : [];
  return missing.length > 0 ? <MissingSaves missing={missing} /> : null;
}

/** "12:04", or "12:02 to 12:04". */
function timesOf(changes: readonly Change[]): string {
  const times = [changes.at(-1), changes[0]].filter((change) => change !== undefined).map(whenOf);
  return [...new Set(times)].join(' to ');
}

const FEW = 5;

/** Shown once all of it is known: screen readers read an alert anew when something is added to it. */
function MissingSaves({ missing }: { missing: readonly Change[] }) {
  const hasGone = useIsOlderGone(missing);
  return hasGone === undefined ? null : <MissingSavesAlert missing={missing} hasGone={hasGone} />;
}

function MissingSavesAlert({ missing, hasGone }: { missing: readonly Change[]; hasGone: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  useFocusGoesOn(alert);
  return (
    <Alert
      ref={alert}
      severity="error"
      sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0 } }}
      aria-labelledby="missing-saves-title"
    >
      <AlertTitle id="missing-saves-title">
        {missing.length === 1 ? 'The save' : `${missing.length} saves`} of {timesOf(missing)}{' '}
        {missing.length === 1 ? 'is' : 'are'} not in this browser’s storage
      </AlertTitle>
      The browser was closed before it had written {missing.length === 1 ? 'it' : 'them'} down, as in a power
      cut. The history still has what was saved:
      <ul style={{ margin: '0.5rem 0', paddingLeft: '1.25rem', listStyle: 'disc', overflowWrap: 'anywhere' }}>
        {missing.slice(0, FEW).map((change) => (
          <li key={change.id}>{changeTitle(change)}</li>
        ))}
        {missing.length > FEW && <li>and {missing.length - FEW} more</li>}
      </ul>
      {hasGone && <p style={{ margin: '0.5rem 0' }}>{OLDER_GONE}</p>}
      <Button variant="contained" onClick={() => setAsked(true)} sx={{ mr: 1, mb: 0.5 }}>
        Show what was lost
      </Button>
      <Button color="inherit" onClick={() => void settleMissing(missing, 'left')} sx={{ mb: 0.5 }}>
        Do not restore
      </Button>
      {isAsked && <RestoreDialog action="bringBack" changes={missing} onClose={() => setAsked(false)} />}
    </Alert>
  );
}

/** Undefined until it is known. */
function useIsOlderGone(missing: readonly Change[]): boolean | undefined {
  const [isGone, setGone] = useState<boolean>();
  useEffect(() => {
    let isOn = true;
    // If it cannot be read, the dialog says so.
    isOlderGone(missing).then(
      (gone) => isOn && setGone(gone),
      () => isOn && setGone(false),
    );
    return () => {
      isOn = false;
    };
  }, [missing]);
  return isGone;
}
