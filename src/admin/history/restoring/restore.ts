import { changeContent } from '../../../shared/catalogue/changes/changeContent';
import { changedResources, currentContent } from '../../../shared/catalogue/content';
import type { ResourceName } from '../../../shared/storage/keys';
import { seededVersion } from '../../../shared/storage/seedMarks';
import { idsOf } from '../../records/anyRecord';
import { type MadeOnVersions, madeOnNote, madeOnVersion } from '../../storage/madeOn';
import { replaceEdits } from '../../storage/replaceEdits';
import { strandedWarning } from '../../words/strandedWarning';
import { type Change, isLost, recordKey, timeOfChange, type Versions } from '../kept/change';
import { combine, inverse } from '../kept/combine';
import type { KeptVersions } from '../kept/database';
import { readDropped, wasDropped } from '../kept/dropped';
import { listChanges, readVersions } from '../kept/keptChanges';
import { combineLost, leaveOut, settle, unlessRefused } from '../saving/lostSaves';
import { saveContent } from '../saving/saveContent';
import { applySteps, arePlanned, planUndo, reorderedSince, type Step } from './steps';

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
  /** Oldest first. */
  changes: Change[];
  /** What is undone: what these changes did or, to make them again, the inverse of that. */
  toUndo: Versions;
  steps: Step[];
  /** Collections whose order changes, apart from what the steps do. */
  reordered: ResourceName[];
  /** Everything is already as it should be. */
  isDone: boolean;
  /** Collections that were reordered again since; they keep that newer order. */
  reorderedSince: ResourceName[];
  /** The collection to which these changes were made; records of others followed. Undefined if there are several. */
  resource: ResourceName | undefined;
  /** A warning about products whose category would be removed; empty if there are none. */
  stranded: string;
};

/** Plans an action on these changes; going back is to undo the oldest of them and all later ones. Writes nothing. */
export async function planRestoration(action: RestoreAction, asked: readonly Change[]): Promise<Restoration> {
  const concerned = action === 'goBack' ? await changesSince(asked) : asked;
  const changes = [...concerned].sort((a, b) => a.id - b.id);
  const kept = await versionsOfAll(changes);
  const now = await currentContent();
  const dropped = action === 'bringBack' ? await readDropped(idsOf(changes)) : undefined;
  const newer = kept.filter(({ id }) => !wasDropped(dropped, id));
  const done = action === 'bringBack' ? combineLost(dropped ? [dropped, ...newer] : kept) : combine(kept);
  const toUndo = makesAgain(action) ? inverse(done) : done;
  const steps = planUndo(toUndo, now);
  const reordered = changedResources(now, applySteps([], toUndo, now));
  return {
    action,
    changes,
    toUndo,
    steps,
    reordered,
    isDone: steps.length === 0 && reordered.length === 0,
    reorderedSince: reorderedSince(toUndo, now),
    resource: action === 'goBack' || dropped ? undefined : onlyResource(changes),
    stranded: strandedWarning(now, applySteps(steps, toUndo, now)),
  };
}

/**
 * Those of a plan's changes that have a part in what it would do; all if that comes from older ones alone. Where one
 * collection is gone from the storage, all kept saves count as lost, but those of the others are stored.
 */
export function changesWithPart({ changes, steps, reordered }: Restoration): Change[] {
  const keys = new Set(steps.map(recordKey));
  const found = changes.filter(
    ({ touched, resource: own }) =>
      touched.some((record) => keys.has(recordKey(record))) || reordered.some((resource) => resource === own),
  );
  return found.length > 0 ? found : changes;
}

/** These changes and all later ones, except those that the storage lost. */
async function changesSince(changes: readonly Change[]): Promise<Change[]> {
  const oldest = Math.min(...idsOf(changes));
  return (await listChanges()).filter((change) => change.id >= oldest && !isLost(change));
}

async function versionsOfAll(changes: readonly Change[]): Promise<KeptVersions[]> {
  const kept = await readVersions(idsOf(changes));
  if (kept.length < changes.length) throw new Error('The history does not hold this change any more.');
  return kept;
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
  const { action, changes, toUndo, resource } = plan;
  const [oldest] = changes;
  const save = () =>
    changeContent(
      (now) => {
        if (!arePlanned(steps, toUndo, now)) throw new Error(CHANGED_MEANWHILE);
        return applySteps(steps, toUndo, now);
      },
      () => [madeOnNote(restoredVersions(plan, steps))],
    );
  await replaceEdits(async () => {
    await saveContent({ what: whatOf[action], resource, of: oldest && timeOfChange(oldest) }, save);
    if (action === 'bringBack') await settleBroughtBack(plan, steps);
  });
}

const CHANGED_MEANWHILE =
  'The content was changed meanwhile, so nothing was done. Look at the difference again.';

/**
 * The versions that the restored edits were made on. If there is a note of the current edits' version, it stays if some
 * of those edits stay, or if it was made after the change: when in doubt, the older version is safer.
 */
function restoredVersions({ toUndo, steps: planned }: Restoration, steps: readonly Step[]): MadeOnVersions {
  const restored: MadeOnVersions = {};
  for (const [key, { before, after }] of Object.entries(toUndo.madeOn ?? {})) {
    const name = key as ResourceName;
    const isWhole = planned.every((step) => step.resource !== name || steps.includes(step));
    const now = madeOnVersion(name);
    if (now === seededVersion(name) || (isWhole && now === after)) restored[name] = before;
  }
  return restored;
}

/** Settles the saves that were brought back. Those with records left out stay lost, and can be brought back later. */
async function settleBroughtBack({ changes, steps: planned }: Restoration, steps: readonly Step[]) {
  const leftOut = new Set(planned.filter((step) => !steps.includes(step)).map(recordKey));
  const isCutShort = ({ touched }: Change) => touched.some((record) => leftOut.has(recordKey(record)));
  await unlessRefused(leaveOut(changes.filter(isCutShort)));
  await unlessRefused(settle(changes.filter((change) => !isCutShort(change))));
}
