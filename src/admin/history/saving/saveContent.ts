import { collections } from '../../../shared/catalogue/collections';
import type { ContentChange } from '../../../shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { type MadeOnVersions, madeOnVersion } from '../../storage/madeOn';
import { askToPersist } from '../../storage/persistence';
import { type Change, isEmpty, type Note, touchedBy, type Versions, versionsOf } from '../kept/change';
import { setHistoryFailed } from '../kept/historyNews';
import { addChange } from '../kept/keptChanges';
import { lastSave, noteOwnSave } from './lastSave';
import { catchUp } from './lostSaves';
import { withSaveLock } from './saveLock';

/**
 * The admin's only way to save: waits for its turn among the tabs, runs the change, and records in the history what it
 * did. Resolves once that is on disk, so that a reported save survives a browser that is killed. If no history can be
 * kept, the save stands all the same, and the owner is told once. Only discarding stored text that this build does not
 * use (storage/unusedTexts.ts) goes another way: it changes no record.
 * @param run changes the content; if it throws, the error is passed on and nothing is recorded
 */
export function saveContent(note: Note, run: () => Promise<ContentChange>): Promise<void> {
  return withSaveLock(async () => {
    // Without a history, only the storage tells when the last save was.
    const newest = await catchUp().catch(() => lastSave() ?? 0);
    const versions = await versionsMadeBy(run);
    if (isEmpty(versions)) return;
    void askToPersist();
    const entry = { ...note, ...timesAfter(newest, Date.now()) };
    noteOwnSave(entry.at);
    await keepInHistory(entry, versions);
  });
}

/**
 * The times of a save that comes after the `newest` one, in milliseconds: `at` orders it after that, whatever the clock
 * does, and `clock` is the time by the clock if that is earlier.
 */
const timesAfter = (newest: number, clock: number): { at: number; clock?: number } =>
  clock > newest ? { at: clock } : { at: newest + 1, clock };

async function versionsMadeBy(run: () => Promise<ContentChange>): Promise<Versions> {
  const before = madeOnVersions();
  const onPublished = resourceNames.filter(holdsPublished);
  const versions = versionsOf(await run());
  const after = madeOnVersions();
  const others = resourceNames.filter((name) => before[name] !== after[name]);
  const madeOn = others.map((name) => [name, { before: before[name], after: after[name] }]);
  return { ...versions, madeOn: Object.fromEntries(madeOn), onPublished };
}

/** Not if what is stored cannot be read: it may have been edited. */
const holdsPublished = (name: ResourceName): boolean =>
  collections[name].stored() !== undefined && !collections[name].isEdited();

const madeOnVersions = (): MadeOnVersions =>
  Object.fromEntries(resourceNames.map((name) => [name, madeOnVersion(name)]));

/** Never rejects: the content is saved by now. */
async function keepInHistory(entry: Omit<Change, 'id' | 'touched' | 'size'>, versions: Versions) {
  const touched = touchedBy(versions.records, entry.resource);
  try {
    const size = JSON.stringify(versions).length;
    await addChange({ ...entry, touched, size }, versions);
  } catch (error) {
    console.warn('The change was saved, but the history of changes did not take it', error);
    setHistoryFailed(true);
  }
}
