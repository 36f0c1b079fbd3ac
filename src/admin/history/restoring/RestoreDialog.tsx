import { Alert, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../../ui/BusyButton';
import { Failure } from '../../ui/Failure';
import { useAttempt } from '../../ui/useAttempt';
import type { Change } from '../kept/change';
import { RecordDifferences } from '../RecordDifferences';
import { settle, unlessRefused } from '../saving/lostSaves';
import { buttonOf, deletesAgain, doneLine, introOf, notesOn, titleOf } from './restorationWords';
import { planRestoration, type Restoration, type RestoreAction, restore } from './restore';
import type { Step } from './steps';

type Props = { action: RestoreAction; changes: readonly Change[]; onClose: () => void };

const FAILED = 'Nothing was changed.';
const WITHOUT_CLASH = 'Leave out those';

/** Shows what would change, record by record, and carries it out once the owner confirms. */
export function RestoreDialog({ action, changes, onClose }: Props) {
  const [plan, setPlan] = useState<Restoration>();
  const planning = useAttempt(FAILED);
  // While the plan is carried out: a second press would find its result and report that as a change made elsewhere.
  const { attempt, isBusy, failure } = useAttempt(FAILED);
  const notify = useNotify();
  const makePlan = () => planning.attempt(async () => setPlan(await planRestoration(action, changes)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: plans what was asked for when the dialog opened
  useEffect(() => void makePlan(), []);

  async function execute(restoration: Restoration, steps: readonly Step[]) {
    planning.forget();
    try {
      await restore(restoration, steps);
    } catch (error) {
      // The content may differ by now from what was shown.
      await makePlan();
      throw error;
    }
    notify(doneLine(restoration, steps), { type: 'info' });
    onClose();
  }

  function close() {
    if (isBusy) return;
    if (action === 'bringBack' && plan?.isDone) void unlessRefused(settle(plan.changes));
    onClose();
  }

  const withoutClash = plan?.steps.filter(({ clash }) => !clash) ?? [];
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="restore-title">
      <DialogTitle id="restore-title">{titleOf(action, changes, plan)}</DialogTitle>
      <DialogContent>
        {plan && <DialogContentText sx={{ mb: 2 }}>{introOf(plan)}</DialogContentText>}
        {plan &&
          notesOn(plan).map(({ severity, words }) => (
            <Alert key={words} severity={severity} sx={{ mb: 2 }}>
              {words}
            </Alert>
          ))}
        {plan && <RecordDifferences records={plan.steps} />}
      </DialogContent>
      <Failure message={planning.failure || failure} inDialog />
      <DialogActions>
        <BusyButton isBusy={isBusy} onClick={close}>
          {plan?.isDone ? 'Close' : 'Cancel'}
        </BusyButton>
        {plan && withoutClash.length > 0 && withoutClash.length < plan.steps.length && (
          <BusyButton
            isBusy={isBusy}
            onClick={() => void attempt(() => execute(plan, withoutClash), WITHOUT_CLASH)}
          >
            {WITHOUT_CLASH}
          </BusyButton>
        )}
        {plan && !plan.isDone && (
          <BusyButton
            isBusy={isBusy}
            variant="contained"
            color={deletesAgain(plan) ? 'error' : 'primary'}
            onClick={() => void attempt(() => execute(plan, plan.steps), buttonOf(plan))}
          >
            {buttonOf(plan)}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
