import { changeContent } from '../../shared/catalogue/changes/changeContent';
import { changedResources, currentContent } from '../../shared/catalogue/content';
import type { ResourceName } from '../../shared/storage/keys';
import { seededVersion } from '../../shared/storage/seedMarks';
import { idsOf } from '../records/anyRecord';
import { equal } from '../records/equality';
import { type MadeOnVersions, madeOnNote, madeOnVersion } from '../storage/madeOn';
import { replaceEdits } from '../storage/replaceEdits';
import { strandedWarning } from '../words/strandedWarning';
import { type Change, timeOfChange, type Versions } from './change';
import { combine, inverse } from './combine';
import { listChanges, readDropped, readVersions } from './database';
import { trySettleMissing } from './missingSaves';
import { withOlder } from './olderChanges';
import { saveContent } from './saveContent';
import { applySteps, planUndo, reorderedSince, type Step } from './undo';

/**
 * What the owner can do with a change in the history. `bringBack` is for saves that are known to be lost, with those
 * before them that the history dropped; `redo` is for any change that is not what is stored now.
 */
export type RestoreAction = 'undo' | 'goBack' | 'bringBack' | 'redo';

/** Whether the action makes a change once more, instead of taking it back. */
export const makesAgain = (action: RestoreAction) => action === 'bringBack' || action === 'redo';

/** The plan for an action, which is shown first and then carried out exactly as shown. */
export type Restoration = {
  action: RestoreAction;
  changes: Change[];
  versions: Versions;
  steps: Step[];
  /** Everything is already as it should be. */
  isDone: boolean;
  /** Collections that were reordered again since; they keep that newer order. */
  reorderedSince: ResourceName[];
  /** The collection that these changes were made to, and records of others follow; undefined if there are several. */
  resource: ResourceName | undefined;
  /** A warning about products whose category would be removed; empty if there are none. */
  stranded: string;
  /** The storage may have lost still older changes, which the history does not hold any more. */
  isOlderGone: boolean;
};

/**
 * Plans how to undo these changes, to go back to before the oldest of them, to bring them back after the browser's
 * storage lost them, or to make one again. Writes nothing.
 */
export async function planRestoration(action: RestoreAction, asked: readonly Change[]): Promise<Restoration> {
  const changes = action === 'goBack' ? await changesSince(asked) : asked;
  const sorted = changes.toSorted((a, b) => a.id - b.id);
  const ids = idsOf(sorted);
  const kept = await readVersions(ids);
  if (kept.length < sorted.length) throw new Error('The history does not hold this change any more.');
  const now = await currentContent();
  const dropped = action === 'bringBack' ? await readDropped(ids) : undefined;
  const versions = dropped ? await withOlder(dropped, kept, now) : combine(kept);
  const wanted = makesAgain(action) ? inverse(versions) : versions;
  const isOlderGone = dropped?.isWhole === false;
  const steps = planUndo(wanted, now);
  const isDone = steps.length === 0 && changedResources(now, applySteps([], wanted, now)).length === 0;
  const stranded = strandedWarning(now, applySteps(steps, wanted, now));
  return {
    action,
    changes: sorted,
    versions: wanted,
    steps,
    isDone,
    reorderedSince: reorderedSince(wanted, now),
    resource: action === 'goBack' || dropped ? undefined : onlyResource(sorted),
    stranded,
    isOlderGone,
  };
}

/** These changes and all later ones, except those that the storage lost. */
async function changesSince(changes: readonly Change[]): Promise<Change[]> {
  const oldest = Math.min(...idsOf(changes));
  return (await listChanges()).filter(({ id, missing }) => id >= oldest && !missing);
}

function onlyResource([first, ...others]: readonly Change[]): ResourceName | undefined {
  return others.every(({ resource }) => resource === first?.resource) ? first?.resource : undefined;
}

const whatOf = {
  undo: 'undone',
  goBack: 'went back',
  bringBack: 'brought back',
  redo: 'brought back',
} as const;

/**
 * Carries a plan out, as one change that can itself be undone.
 * @param steps those of the plan that the owner accepted
 * @throws {Error} with a message for the owner if the records are no longer as shown
 * @throws {StorageRefusedError} if the browser refuses; nothing is changed then
 */
export async function restore(plan: Restoration, steps: readonly Step[]): Promise<void> {
  const { action, changes, versions, resource } = plan;
  const [oldest] = changes;
  const save = () =>
    changeContent(
      (now) => {
        const fresh = planUndo(versions, now);
        const isAsShown = steps.every((step) => fresh.some((other) => equal(other, step)));
        if (!isAsShown)
          throw new Error(
            'The content was changed meanwhile, so nothing was done. Look at the difference again.',
          );
        return applySteps(steps, versions, now);
      },
      () => [madeOnNote(restoredVersions(plan, steps))],
    );
  await replaceEdits(async () => {
    await saveContent({ what: whatOf[action], resource, of: oldest && timeOfChange(oldest) }, save);
    if (action === 'bringBack') await settleBroughtBack(plan, steps);
  });
}

/**
 * The versions that the restored edits were made on. If the current edits have a note of their own, it stays if some of
 * those edits do, or if it is newer than the change: when in doubt, the older version is safer.
 */
function restoredVersions({ versions, steps: planned }: Restoration, steps: readonly Step[]): MadeOnVersions {
  const restored: MadeOnVersions = {};
  for (const [key, { before, after }] of Object.entries(versions.madeOn ?? {})) {
    const name = key as ResourceName;
    const isWhole = planned.every((step) => step.resource !== name || steps.includes(step));
    const now = madeOnVersion(name);
    if (now === seededVersion(name) || (isWhole && now === after)) restored[name] = before;
  }
  return restored;
}

/** Settles the saves that were brought back. Those with records left out stay lost: the history keeps offering them. */
async function settleBroughtBack({ changes, steps: planned }: Restoration, steps: readonly Step[]) {
  const left = planned.filter((step) => !steps.includes(step));
  const isLeft = ({ touched }: Change) =>
    touched.some(({ resource, id }) => left.some((step) => step.resource === resource && step.id === id));
  await trySettleMissing(changes.filter(isLeft), 'left');
  await trySettleMissing(
    changes.filter((change) => !isLeft(change)),
    undefined,
  );
}
