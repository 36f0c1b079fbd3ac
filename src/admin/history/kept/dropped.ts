import { equal } from '../../records/equality';
import { type Change, isUndecided, type RecordVersions, type Versions } from './change';
import { combine, combineUnpublished } from './combine';
import { type Dropped, type Writing, withDatabase } from './database';

/** The largest number of changes that are kept. */
export const MOST_CHANGES = 50;
/** The largest total size of these changes, in UTF-16 units: pictures from files are large. */
const LARGEST = 25_000_000;
/** The id, among the versions, of what all dropped changes did together; no change has it. */
const DROPPED = 0;
const NOTHING: Versions = { records: [], orders: {} };

/** Drops the changes beyond the limits. Undecided lost saves have limits of their own. */
export async function dropOld(transaction: Writing): Promise<void> {
  const old = beyondLimits(await transaction.objectStore('changes').getAll());
  for (const change of old) await addToDropped(transaction, change);
  const gone = [...old.filter((change) => !isUndecided(change)), ...beyondLimits(old.filter(isUndecided))];
  for (const { id } of gone) await remove(transaction, id);
}

/** Adds a change to those that were dropped, unless the owner left it out after it was lost. */
async function addToDropped(transaction: Writing, { id, missing }: Change): Promise<void> {
  const dropped = await droppedIn(transaction);
  // A lost save that stayed listed was added in its turn. Added again, after newer ones, it would undo those.
  if (wasDropped(dropped, id)) return;
  const all = transaction.objectStore('versions');
  const versions = missing === 'left' ? undefined : await all.get(id);
  const { records, ...others } = combineUnpublished([dropped ?? NOTHING, versions ?? NOTHING]);
  await all.put({
    ...others,
    records: records.filter(isChanged),
    renamed: renamedBefore(versions, dropped),
    last: id,
    id: DROPPED,
  });
}

const isChanged = ({ before, after }: RecordVersions): boolean => !equal(before, after);

/** The names of what was renamed before it was published. The rest of that is forgotten: its pictures are large. */
function renamedBefore({ onPublished = [] }: Versions = NOTHING, dropped?: Dropped): RecordVersions[] {
  const published = (dropped?.records ?? []).filter(({ resource }) => onPublished.includes(resource));
  const named = published.flatMap(({ resource, id, before, after }) =>
    resource === 'products' && before && after
      ? [{ resource, id, before: { id, name: before.name }, after: { id, name: after.name } }]
      : [],
  );
  const renamed = [dropped?.renamed ?? [], named].map((records) => ({ records, orders: {} }));
  return combine(renamed).records.filter(isChanged);
}

/** What was dropped so far. */
export const droppedIn = (transaction: Writing): Promise<Dropped | undefined> =>
  transaction.objectStore('versions').get(DROPPED);

/** Whether the change with this id is one of those that were dropped, even if it is still listed. */
export const wasDropped = (dropped: Dropped | undefined, id: number): boolean => id <= (dropped?.last ?? 0);

export async function remove(transaction: Writing, id: number): Promise<void> {
  await transaction.objectStore('changes').delete(id);
  await transaction.objectStore('versions').delete(id);
}

/** The changes beyond the limits, oldest first; the newest change is always kept. */
function beyondLimits(changes: readonly Change[]): Change[] {
  let size = 0;
  return [...changes]
    .sort((a, b) => b.id - a.id)
    .filter((change, index) => {
      size += change.size;
      return index > 0 && (index >= MOST_CHANGES || size > LARGEST);
    })
    .reverse();
}

/**
 * What the dropped changes did, if the browser's storage may have lost those, too: if all undecided saves are among the
 * changes with these ids, and so is the oldest change that is kept. Undefined otherwise.
 */
export function readDropped(ids: readonly number[]): Promise<Dropped | undefined> {
  return withDatabase(async (database) => {
    const dropped = await database.get('versions', DROPPED);
    return reachBeyondKept(ids, await database.getAll('changes'), dropped) ? dropped : undefined;
  });
}

/**
 * What all dropped changes did together to each record; nothing if none was dropped. Of what was published since, only the
 * names of products.
 */
export const readDroppedRecords = (): Promise<RecordVersions[]> =>
  withDatabase(async (database) => {
    const dropped: Dropped | undefined = await database.get('versions', DROPPED);
    return [...(dropped?.records ?? []), ...(dropped?.renamed ?? [])];
  });

/** Whether changes were dropped, and these ids include those of all undecided saves and of the oldest kept change. */
function reachBeyondKept(
  ids: readonly number[],
  changes: readonly Change[],
  dropped: Dropped | undefined,
): boolean {
  const oldest = changes.find(({ id, missing }) => missing !== 'left' && !wasDropped(dropped, id));
  return (
    dropped !== undefined &&
    changes.every((change) => ids.includes(change.id) || !isUndecided(change)) &&
    oldest !== undefined &&
    ids.includes(oldest.id)
  );
}

/** Forgets what was dropped, if the lost changes with these ids reach back to it. */
export async function forgetDroppedBefore(transaction: Writing, ids: readonly number[]): Promise<void> {
  const dropped = await droppedIn(transaction);
  if (!reachBeyondKept(ids, await transaction.objectStore('changes').getAll(), dropped)) return;
  await transaction
    .objectStore('versions')
    .put({ ...NOTHING, renamed: dropped?.renamed, last: dropped?.last, id: DROPPED });
}
