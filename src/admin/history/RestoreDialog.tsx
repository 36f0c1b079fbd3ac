import { Alert, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { BusyButton } from '../ui/BusyButton';
import { Failure } from '../ui/Failure';
import { messageOf } from '../words/messageOf';
import { resourceWords } from '../words/resourceLabel';
import type { Change } from './change';
import { RecordDifferences } from './RecordDifferences';
import { buttonOf, deletesAgain, doneLine, introOf, titleOf } from './restorationWords';
import {
  changesSince,
  planRestoration,
  type Restoration,
  type RestoreAction,
  restore,
  trySettleMissing,
} from './restore';
import { type Step, versionsOfStep } from './undo';
import { OLDER_GONE } from './words';

type Props = { action: RestoreAction; changes: readonly Change[]; onClose: () => void };

const ALONE =
  'Going on brings back no more than the words: neither the place in lists nor what referred to it. To have all of that again,';
const DELETED = `deleted since. ${ALONE} undo the deletion instead.`;
const LACKED = `deleted since, or added by another lost save. ${ALONE} bring that save back first, or undo the deletion instead.`;

const FAILED = 'Nothing was changed.';

/** Shows what would change, record by record, and carries it out once the owner confirms. */
export function RestoreDialog({ action, changes, onClose }: Props) {
  const { plan, planAnew, failure, setFailure } = usePlan(action, changes);
  // While the plan is carried out: a second press would find its result and report that as a change made elsewhere.
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();

  async function execute(restoration: Restoration, steps: readonly Step[]) {
    setBusy(true);
    setFailure('');
    try {
      await restore(restoration, steps);
      notify(doneLine(restoration, steps), { type: restoration.isOlderGone ? 'warning' : 'info' });
      onClose();
    } catch (error) {
      setFailure(messageOf(error, FAILED));
      await planAnew();
      setBusy(false);
    }
  }

  function close() {
    if (isBusy) return;
    if (action === 'bringBack' && plan?.isDone) void trySettleMissing(changes, undefined);
    onClose();
  }

  const clashes = plan?.steps.filter(({ clash }) => clash) ?? [];
  const deleted = clashes.filter(({ now }) => now === undefined);
  const changed = clashes.filter(({ now }) => now !== undefined);
  const withoutClash = plan?.steps.filter(({ clash }) => !clash) ?? [];
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="restore-title">
      <DialogTitle id="restore-title">{titleOf(action, changes, plan)}</DialogTitle>
      <DialogContent>
        {plan && <DialogContentText sx={{ mb: 2 }}>{introOf(plan)}</DialogContentText>}
        {plan?.isOlderGone && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {OLDER_GONE}
          </Alert>
        )}
        {deleted.length > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {recordsWere(deleted)} {action === 'bringBack' ? LACKED : DELETED}
          </Alert>
        )}
        {changed.length > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {recordsWere(changed)} changed again since, in the same place. Going on undoes that as well; the
            history keeps it.
          </Alert>
        )}
        {plan && plan.reorderedSince.length > 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            The order of the {resourceWords(...plan.reorderedSince)} was changed again since, and stays as it
            is. Undo that change first to have the former order.
          </Alert>
        )}
        {plan?.stranded && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {plan.stranded}
          </Alert>
        )}
        {plan && <RecordDifferences records={plan.steps.map(versionsOfStep)} />}
      </DialogContent>
      <Failure message={failure} inDialog />
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <BusyButton isBusy={isBusy} onClick={close}>
          {plan?.isDone ? 'Close' : 'Cancel'}
        </BusyButton>
        {plan && clashes.length > 0 && withoutClash.length > 0 && (
          <BusyButton isBusy={isBusy} onClick={() => void execute(plan, withoutClash)}>
            Leave out those
          </BusyButton>
        )}
        {plan && !plan.isDone && (
          <BusyButton
            isBusy={isBusy}
            variant="contained"
            color={deletesAgain(plan) ? 'error' : 'primary'}
            onClick={() => void execute(plan, plan.steps)}
          >
            {buttonOf(plan)}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

const recordsWere = ({ length }: readonly Step[]) =>
  length === 1 ? 'One record was' : `${length} records were`;

function usePlan(action: RestoreAction, changes: readonly Change[]) {
  const [plan, setPlan] = useState<Restoration>();
  const [failure, setFailure] = useState('');
  /** Plans again, because the content may differ by now from what was shown. */
  const planAnew = () =>
    planFor(action, changes).then(setPlan, (error: unknown) => setFailure(messageOf(error, FAILED)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: plans what was asked for when the dialog opened
  useEffect(() => void planAnew(), []);
  return { plan, planAnew, failure, setFailure };
}

async function planFor(action: RestoreAction, changes: readonly Change[]): Promise<Restoration> {
  const [first] = changes;
  return planRestoration(action, action === 'goBack' && first ? await changesSince(first) : changes);
}
