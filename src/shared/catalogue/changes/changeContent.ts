import * as v from 'valibot';
import { readText } from '../../storage/browserStorage';
import type { Collection } from '../../storage/collection';
import type { ResourceName } from '../../storage/keys';
import { openCode } from '../../storage/openedCode';
import { discardSetAside, setAside } from '../../storage/setAside';
import { type Write, writeAllOrNothing } from '../../storage/writeAllOrNothing';
import { collections } from '../collections';
import {
  builtInContent,
  type Content,
  type ContentChange,
  changedResources,
  currentContent,
  storedContent,
} from '../content';
import { restoreListPlaces, type WithPlaces, withCascade } from './cascade';
import { InvalidRecordError, issueMessages, OvertakenError, UnsafeSaveError } from './refusals';

/** This build's code: its file name has a hash that changes with it and with all that it imports, such as schemas. */
const CODE = new URL(import.meta.url).pathname;

/** Call this when a page that can change content opens. From then on, older code that is still open cannot save. */
export const openForChanges = (): void => openCode(CODE);

/**
 * The only way to change content, except that the admin can discard stored text that this build does not use
 * (src/admin/storage/unusedTexts.ts). Reads what is currently stored, applies the change, brings what depends on it into
 * step (cascade.ts), validates and writes it, and announces it in this tab and the others.
 *
 * @param apply receives all content and returns the collections that change; may throw to change nothing. If it leaves no
 * product, it runs again, and receives the built-in products that then come back
 * @param notes what else to write with them, all or nothing
 * @param givenUp collections whose unknown fields the owner gives up: a copy of them is kept if there is room after the
 * change
 * @returns what changed; records that did not change are the same objects in both
 * @throws {InvalidRecordError} if a changed record does not fit its schema
 * @throws {StorageRefusedError} if the browser refuses; the former content is then restored
 * @throws {UnsafeSaveError} if a newer build has seeded this browser or been opened in it meanwhile, or if stored
 * content that is invalid or has unknown fields could not be set aside
 * @throws {Error} if built-in records that this needs cannot be fetched: of a collection that is not stored, or the
 * products, if none is left
 */
export async function changeContent(
  apply: Apply,
  notes: Notes = () => [],
  givenUp: readonly ResourceName[] = [],
): Promise<ContentChange> {
  const request = { apply, notes, givenUp };
  // For collections that are not stored in this browser; stored ones are read again when the change is written.
  const fallback = await currentContent();
  return writeChange(fallback, request) ?? writeChange(fallback, request, await standInsForProducts());
}

type Apply = (now: Content, standIns: Content['products'] | undefined) => Partial<Content>;
type Notes = () => readonly Write[];
type Request = { apply: Apply; notes: Notes; givenUp: readonly ResourceName[] };
/** A stored text with fields that this build does not know. */
type UnknownText = { key: string; text: string };

/** The built-in products and their places. */
export const builtInWithPlaces = (): Promise<WithPlaces> =>
  builtInContent(['products', 'industries', 'settings']);

async function standInsForProducts(): Promise<WithPlaces> {
  try {
    return await builtInWithPlaces();
  } catch (cause) {
    throw new Error(
      'With the last product gone the published ones stand in for it, and they cannot be loaded now. Nothing was saved.',
      { cause },
    );
  }
}

/**
 * Reads, changes and writes synchronously, so that no other edit in this tab can interfere.
 * @param standIns the built-in products and their places, if they were fetched: they return once no product is left
 * (section 4)
 * @returns undefined, with nothing written, if the change leaves no product and `standIns` is missing
 */
function writeChange(fallback: Content, request: Request): ContentChange | undefined;
function writeChange(fallback: Content, request: Request, standIns: WithPlaces): ContentChange;
function writeChange(
  fallback: Content,
  { apply, notes, givenUp }: Request,
  standIns?: WithPlaces,
): ContentChange | undefined {
  refuseIfOvertaken('saved');
  const now = storedContent(fallback);
  let wanted = apply(now, standIns?.products);
  if ((wanted.products ?? now.products).length === 0) {
    if (!standIns) return undefined;
    // The lists still hold what the change removes.
    const before = { ...now, ...wanted, products: now.products };
    wanted = { ...wanted, ...restoreListPlaces(before, standIns), products: standIns.products };
  }
  const changes = withCascade(now, wanted);
  const changed = changedResources(now, changes);
  const writes = changed.map((resource) => {
    validateChanged(resource, now[resource], changes[resource] ?? []);
    refuseIfUnreadable(resource);
    const { key, encode }: Collection = collections[resource];
    return { key, before: readText(key), after: encode(changes[resource] ?? []) };
  });
  // Only now, when nothing else refuses the change: a copy of what stays in its place would take up room.
  const toCopy = unknownTexts(changed.filter((resource) => !givenUp.includes(resource)));
  const toCopyLater = unknownTexts(changed.filter((resource) => givenUp.includes(resource)));
  const copied: UnknownText[] = [];
  try {
    for (const unknown of toCopy) {
      if (!setAside(unknown.key, unknown.text)) throw new UnsafeSaveError(SET_BACK);
      copied.push(unknown);
    }
    writeAllOrNothing([...writes, ...notes()].filter(({ before, after }) => before !== after));
  } catch (error) {
    if (copied.length === 0) throw error;
    // The copies took the room that the change needed. What they are of is still in its place.
    for (const { key, text } of copied) discardSetAside(key, [{ at: '', text }]);
    throw new UnsafeSaveError(SET_BACK, { cause: error });
  }
  for (const { key, text } of toCopyLater) setAside(key, text);
  return { before: only(changed, now), after: only(changed, changes) };
}

/** The stored texts of these collections that have fields which this build does not know. */
const unknownTexts = (resources: readonly ResourceName[]): UnknownText[] =>
  resources.flatMap((resource) => {
    const { key, textWithUnknownFields }: Collection = collections[resource];
    const text = textWithUnknownFields();
    return text === undefined ? [] : [{ key, text }];
  });

/**
 * Stops older code, which would drop stored fields that it does not know.
 * @param undone the action that is refused
 * @throws {OvertakenError} if a newer build has seeded this browser, or been opened in it, since this page started
 */
export function refuseIfOvertaken(undone: 'saved' | 'downloaded'): void {
  if (Object.values(collections).some((collection) => collection.isOvertaken())) {
    throw new OvertakenError(
      `The site was updated since this page was opened, so nothing was ${undone}. Load the page again to go on.`,
    );
  }
}

function refuseIfUnreadable(resource: ResourceName): void {
  if (collections[resource].corruptInPlace() === undefined) return;
  throw new UnsafeSaveError(
    'Some of what this browser stored there cannot be read, and there is no room to set it aside, so nothing was saved. Under “Backup and publish”, “Set aside”, press “Download”, and then “Discard”.',
  );
}

const SET_BACK =
  'The site was set back to an earlier version, which does not know all that this browser stored there, and there is no room to set that aside, so nothing was saved. Under “Backup and publish”, “Set aside”, press “Download”, and then “Save without it”.';

/**
 * Brings both sides of every reference into step, because an update of the site may have replaced an unedited side and
 * left the edited one. Never rejects: if this cannot be saved, the next save does it.
 * @param save runs the change
 */
export async function syncReferences(
  save: (run: () => Promise<ContentChange>) => Promise<void>,
): Promise<void> {
  const asItStands = ({ industries, settings }: Content) => ({ industries, settings });
  try {
    const now = await currentContent();
    const inStep = withCascade(now, asItStands(now));
    // Usually nothing differs. This is checked first, because a save waits for its turn.
    if (changedResources(now, inStep).length > 0) await save(() => changeContent(asItStands));
  } catch (error) {
    console.warn('Products, industries and settings were not brought into step', error);
  }
}

function validateChanged(
  resource: ResourceName,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): void {
  const unchanged = new Set(before);
  for (const record of after) {
    if (unchanged.has(record)) continue;
    const result = v.safeParse(collections[resource].schema, record);
    if (!result.success) throw new InvalidRecordError(record.id, issueMessages(result.issues));
  }
}

const only = (resources: readonly ResourceName[], content: Partial<Content>): Partial<Content> =>
  Object.fromEntries(resources.map((resource) => [resource, content[resource]]));
