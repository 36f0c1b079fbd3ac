import { type Change, touchedBy } from './change';
import type { Restoration, RestoreAction } from './restore';
import { type Step, versionsOfStep } from './undo';
import { deletedSubject, isDeletion, restoredLine, type Summary, whenOf } from './words';

/*
 * What is said of a restoration before and after it. To make a change again can mean to delete records again: what is
 * said is derived from what the steps do.
 */

const makesAgain = (action: RestoreAction) => action === 'bringBack' || action === 'redo';

const summaryOf = ({ resource }: Restoration, steps: readonly Step[]): Summary => ({
  what: 'brought back',
  resource,
  touched: touchedBy({ records: steps.map(versionsOfStep), orders: {} }, resource),
});

/** Whether it does nothing but delete records again, apart from what follows from that. */
export const deletesAgain = (plan: Restoration): boolean =>
  makesAgain(plan.action) && isDeletion(summaryOf(plan, plan.steps));

/** @param plan undefined until it is known */
export function titleOf(action: RestoreAction, changes: readonly Change[], plan?: Restoration): string {
  const time = changes[0] ? whenOf(changes[0]) : '';
  if (action === 'undo') return `Undo the change of ${time}?`;
  if (action === 'goBack') return `Go back to before ${time}?`;
  if (plan && deletesAgain(plan)) return `Delete ${deletedSubject(summaryOf(plan, plan.steps))} again?`;
  return changes.length === 1 ? `Restore the save of ${time}?` : `Restore ${changes.length} saves?`;
}

export function introOf(plan: Restoration): string {
  const { isDone, reorderedSince, action, changes, steps } = plan;
  if (isDone && reorderedSince.length > 0) return 'There is nothing else to undo.';
  if (isDone) return 'Everything is like that already: there is nothing to do.';
  if (steps.length === 0) return 'The records stand in their former order again.';
  const count = action === 'goBack' ? `This undoes ${changes.length} changes. ` : '';
  const deleted = makesAgain(action) ? deletedSubject(summaryOf(plan, steps)) : '';
  return `${count}${deleted && `This deletes ${deleted} again. `}What would change now:`;
}

const buttons: Record<RestoreAction, string> = {
  undo: 'Undo it',
  goBack: 'Go back',
  bringBack: 'Restore',
  redo: 'Restore',
};

/** The label of the button that carries it out. */
export const buttonOf = (plan: Restoration): string =>
  deletesAgain(plan) ? 'Delete again' : buttons[plan.action];

/** @param steps those that were carried out */
export function doneLine(plan: Restoration, steps: readonly Step[]): string {
  const done = doneWith(plan, steps);
  return plan.isOlderGone
    ? `${done} Older changes are no longer in the history: check whether anything is still missing.`
    : done;
}

function doneWith(plan: Restoration, steps: readonly Step[]): string {
  const summary = summaryOf(plan, steps);
  if (!deletedSubject(summary)) return 'Put back and saved in this browser.';
  return makesAgain(plan.action)
    ? `${restoredLine(summary)}. Saved in this browser.`
    : 'Undone and saved in this browser.';
}
