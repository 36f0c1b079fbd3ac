import { changeContent } from '../../shared/catalogue/changes';
import { type Content, currentContent } from '../../shared/catalogue/content';
import { seedCollections } from '../../shared/catalogue/seedCollections';
import type { ResourceName } from '../../shared/storage/keys';
import { seededVersion } from '../../shared/storage/seedMarks';
import { equal } from '../records/equality';
import { editsInFiles, noteUndone } from '../storage/downloads';
import { forgetUnedited, noteMadeOn, versionMadeOn } from '../storage/madeOn';
import { strandedWarning } from '../words/strandedWarning';
import { type Change, timeOfChange, type Versions } from './change';
import { combine, inverse } from './combine';
import { listChanges, readVersions, setMissing } from './database';
import { tellKept } from './historyNews';
import { saveContent } from './saveContent';
import { applySteps, orderedSince, planUndo, type Step } from './undo';

/** What the owner can ask of a change in the history. */
export type Wish = 'undo' | 'goBack' | 'bringBack';

/** What a wish comes to: to be shown, and then carried out as it was shown. */
export type Restoration = {
  wish: Wish;
  changes: Change[];
  versions: Versions;
  steps: Step[];
  /** Everything stands like that already. */
  isDone: boolean;
  /** Collections that were put in yet another order since, which stays. */
  ordered: ResourceName[];
  /** What becomes of products whose category goes by it, in words; empty where none do. */
  stranded: string;
};

/**
 * What it takes to undo these changes, to go back to before the oldest of them, or to bring them back after
 * the browser's storage lost them. Nothing is written.
 */
export async function planRestoration(wish: Wish, changes: readonly Change[]): Promise<Restoration> {
  const sorted = changes.toSorted((a, b) => a.id - b.id);
  const kept = await readVersions(sorted.map(({ id }) => id));
  if (kept.length < sorted.length) throw new Error('The history does not hold this change any more.');
  const versions = combine(kept);
  const wanted = wish === 'bringBack' ? inverse(versions) : versions;
  const now = await currentContent();
  const steps = planUndo(wanted, now);
  const isDone = steps.length === 0 && keepsOrder(applySteps([], wanted, now), now);
  const stranded = strandedWarning(now, applySteps(steps, wanted, now));
  const ordered = orderedSince(wanted, now);
  return { wish, changes: sorted, versions: wanted, steps, isDone, ordered, stranded };
}

function keepsOrder(changed: Partial<Content>, now: Content): boolean {
  return (Object.keys(changed) as ResourceName[]).every((resource) =>
    now[resource].every((record, index) => record === changed[resource]?.[index]),
  );
}

/** This change and all that came after it, except those that the storage lost. */
export async function changesSince(change: Change): Promise<Change[]> {
  return (await listChanges()).filter(({ id, missing }) => id >= change.id && !missing);
}

/**
 * Carries it out, as one change that can itself be undone.
 * @param steps those of the plan that the owner wants
 * @throws {Error} with words for the owner when the records are not any more what was shown
 * @throws {StorageRefusedError} when the browser refuses; nothing is changed then
 */
export async function restore(plan: Restoration, steps: readonly Step[]): Promise<void> {
  const { wish, changes, versions } = plan;
  const [oldest] = changes;
  const what = ({ undo: 'undone', goBack: 'went back', bringBack: 'brought back' } as const)[wish];
  const resource = wish === 'goBack' ? undefined : oldest?.resource;
  const inFiles = editsInFiles();
  await saveContent({ what, resource, of: oldest && timeOfChange(oldest) }, async () => {
    const change = await changeContent((now) => {
      const fresh = planUndo(versions, now);
      const isAsShown = steps.every((step) => fresh.some((other) => equal(other, step)));
      if (!isAsShown)
        throw new Error(
          'The content was changed meanwhile, so nothing was put back. Look at the difference again.',
        );
      return applySteps(steps, versions, now);
    });
    putBackVersions(plan, steps);
    return change;
  });
  if (wish === 'bringBack') await settleBroughtBack(plan, steps);
  await seedCollections();
  forgetUnedited();
  noteUndone(inFiles);
}

/**
 * Notes the versions that the former edits were made on. Where the edits that stand here have a note of their own, it
 * stays if some of them do, or if it came later: the older version is the safe side.
 */
function putBackVersions({ versions, steps: planned }: Restoration, steps: readonly Step[]): void {
  for (const [key, { before, after }] of Object.entries(versions.madeOn ?? {})) {
    const name = key as ResourceName;
    const isWhole = planned.every((step) => step.resource !== name || steps.includes(step));
    const now = versionMadeOn(name);
    if (now === seededVersion(name) || (isWhole && now === after)) noteMadeOn(name, before);
  }
}

/** Saves of which a record was left out stay lost: the history goes on offering them. */
async function settleBroughtBack({ changes, steps: planned }: Restoration, steps: readonly Step[]) {
  const left = planned.filter((step) => !steps.includes(step));
  const isLeft = ({ touched }: Change) =>
    touched.some(({ resource, id }) => left.some((step) => step.resource === resource && step.id === id));
  await settleMissing(changes.filter(isLeft), 'left');
  await settleMissing(
    changes.filter((change) => !isLeft(change)),
    undefined,
  );
}

/**
 * Says what becomes of saves that the storage lost: `left` out, or with undefined not lost any more. Where the history
 * does not take that, it goes on offering them; what was brought back stands all the same.
 */
export async function settleMissing(changes: readonly Change[], missing: Change['missing']): Promise<void> {
  try {
    await setMissing(
      changes.map(({ id }) => id),
      missing,
    );
    tellKept();
  } catch (error) {
    console.warn('The history did not take what became of lost saves', error);
  }
}
