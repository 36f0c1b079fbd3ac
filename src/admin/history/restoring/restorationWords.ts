import { countedSubject } from '../../words/recordTitle';
import { resourceWords } from '../../words/resourceLabel';
import { deletedSubject, isDeletion, restoredLine, type Summary, whenOf } from '../changeWords';
import { type Change, touchedBy } from '../kept/change';
import { changesWithPart, makesAgain, type Restoration, type RestoreAction } from './restore';
import type { Step } from './steps';

/* What is said of a restoration is derived from its steps: to make a change again can mean to delete records again. */

const summaryOf = ({ resource }: Restoration, steps: readonly Step[]): Summary => ({
  what: 'brought back',
  resource,
  touched: touchedBy(steps, resource),
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
  const made = plan ? changesWithPart(plan) : changes;
  return made[0] && made.length === 1
    ? `Restore the save of ${whenOf(made[0])}?`
    : `Restore ${made.length} saves?`;
}

export function introOf(plan: Restoration): string {
  const { isDone, reorderedSince, action, changes, steps } = plan;
  if (isDone && reorderedSince.length > 0) return 'There is nothing else to undo.';
  if (isDone) return 'Everything is like that already: there is nothing to do.';
  if (steps.length === 0) return 'Only the order changes, back to the former one.';
  const count = action === 'goBack' ? `This undoes ${changes.length} changes: this one and all since. ` : '';
  const deleted = makesAgain(action) ? deletedSubject(summaryOf(plan, steps)) : '';
  return `${count}${deleted && `This deletes ${deleted} again. `}What would change now:`;
}

const ALONE =
  'Going on brings back no more than the words: neither the place in lists nor what referred to it. To have all of that again,';
const DELETED = `deleted since. ${ALONE} undo the deletion instead.`;
const LACKED = `deleted since, or added by another lost save. ${ALONE} bring that save back first, or undo the deletion instead.`;
const CHANGED = 'changed again since, in the same place. Going on undoes that as well; the history keeps it.';

type Note = { severity: 'warning' | 'info'; words: string };

/** What the owner must know before it is carried out. */
export function notesOn({ action, steps, reorderedSince, stranded }: Restoration): Note[] {
  const clashes = steps.filter(({ clash }) => clash);
  const deleted = clashes.filter(({ before }) => before === undefined);
  const changed = clashes.filter((step) => !deleted.includes(step));
  const order = `The order of the ${resourceWords(...reorderedSince)} was changed again since, and stays as it is. Undo that change first to have the former order.`;
  return [
    ...note(deleted.length > 0, `${recordsWere(deleted)} ${action === 'bringBack' ? LACKED : DELETED}`),
    ...note(changed.length > 0, `${recordsWere(changed)} ${CHANGED}`),
    ...note(reorderedSince.length > 0, order, 'info'),
    ...note(stranded !== '', stranded),
  ];
}

const note = (isNeeded: boolean, words: string, severity: Note['severity'] = 'warning'): Note[] =>
  isNeeded ? [{ severity, words }] : [];

/** "2 products and one category were". */
function recordsWere(steps: readonly Step[]): string {
  const { subject, isOne } = countedSubject(steps.map(({ resource }) => resource));
  return `${subject} ${isOne ? 'was' : 'were'}`;
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
  const summary = summaryOf(plan, steps);
  if (!deletedSubject(summary)) return 'Put back and saved in this browser.';
  return makesAgain(plan.action)
    ? `${restoredLine(summary)}. Saved in this browser.`
    : 'Undone and saved in this browser.';
}
