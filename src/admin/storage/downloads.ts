import * as v from 'valibot';
import { collections } from '../../shared/catalogue/collections';
import type { Lineage } from '../../shared/catalogue/contentFile';
import { parseJson } from '../../shared/parseJson';
import { noteText, readText, tryWriteText } from '../../shared/storage/browserStorage';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { seededVersion } from '../../shared/storage/seedMarks';
import { localKeys } from './keys';

/** By collection, the ids of the downloads that this browser gave out and that it goes on from, the latest last. */
const KEY = localKeys.downloads;
/** When the last of them was made, in milliseconds, which save was the last in it, and what it has to publish. */
const LAST_KEY = localKeys.lastDownload;
const KEPT = 30;

const idsSchema = v.fallback(v.record(v.string(), v.array(v.string())), {});
const lastSchema = v.object({
  at: v.number(),
  save: v.optional(v.number()),
  /** The collections with edits in it, or in one before it, not known to be published: `editsForNextFile`. */
  edited: v.optional(v.record(v.string(), v.string()), {}),
});

type LastDownload = v.InferOutput<typeof lastSchema>;

/**
 * Notes one more download. What is edited here goes on from those before it, also while one of them is being published:
 * by their ids `npm run content:apply` knows that the next one takes nothing back.
 */
export function noteDownload(): Lineage {
  const earlier = readIds();
  const download = crypto.randomUUID();
  // Unnoted, the next file needs --over: the safe side.
  writeIds((name) => [...(earlier[name] ?? []), download].slice(-KEPT));
  return { download, earlier };
}

/**
 * Call this when these collections no longer go on from earlier downloads, as after a reset: in the next file they are
 * judged by their version alone.
 */
export function forgetDownloads(names: readonly ResourceName[]): void {
  const earlier = readIds();
  writeIds((name) => (names.includes(name) ? [] : (earlier[name] ?? [])));
}

/** To be called once the file is given out. */
export const noteLastDownload = (last: LastDownload): void => noteText(LAST_KEY, JSON.stringify(last));

/** The last file with all content that this browser gave out, if any. */
export const lastDownload = (): LastDownload | undefined =>
  v.parse(v.fallback(v.optional(lastSchema), undefined), parseJson(readText(LAST_KEY) ?? ''));

/**
 * The collections that a file downloaded now would publish, and those whose edits in an earlier file were undone since,
 * each with the version that it was seeded with.
 */
export function editsForNextFile(): Record<string, string> {
  const names = new Set([
    ...resourceNames.filter((name) => collections[name].isEdited()),
    ...undoneInFiles(),
  ]);
  return Object.fromEntries([...names].map((name) => [name, seededVersion(name) ?? '']));
}

/** The collections whose edits are in a file that is not known to be published. */
function unpublishedInFiles(): ResourceName[] {
  const { edited = {} } = lastDownload() ?? {};
  return resourceNames.filter((name) => edited[name] !== undefined && edited[name] === seededVersion(name));
}

/** Those of them that are edited here. */
export const editsInFiles = (): ResourceName[] =>
  unpublishedInFiles().filter((name) => collections[name].isEdited());

/** Those of them whose edits were undone here since. */
export const undoneInFiles = (): ResourceName[] =>
  unpublishedInFiles().filter((name) => !collections[name].isEdited());

/**
 * Call this when the owner undid edits.
 * @param inFiles what `editsInFiles` said before. What stands there now may be a newer build's than the edits were made
 * on, which is no sign that their file was published
 */
export function noteUndone(inFiles: readonly ResourceName[]): void {
  const last = lastDownload();
  const undone = inFiles.filter((name) => !collections[name].isEdited());
  if (!last || undone.length === 0) return;
  const seeds = undone.map((name) => [name, seededVersion(name) ?? '']);
  noteLastDownload({ ...last, edited: { ...last.edited, ...Object.fromEntries(seeds) } });
}

const readIds = (): Lineage['earlier'] => v.parse(idsSchema, parseJson(readText(KEY) ?? ''));

function writeIds(of: (name: ResourceName) => string[]): void {
  const ids = resourceNames.map((name) => [name, of(name)] as const).filter(([, own]) => own.length > 0);
  tryWriteText(KEY, ids.length > 0 ? JSON.stringify(Object.fromEntries(ids)) : null);
}
