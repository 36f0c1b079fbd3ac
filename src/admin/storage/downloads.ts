import * as v from 'valibot';
import { collections } from '../../shared/catalogue/collections';
import type { Lineage } from '../../shared/catalogue/publishing/contentFile';
import { parseJson } from '../../shared/parseJson';
import { readText, tryWriteAndAnnounce, tryWriteText } from '../../shared/storage/browserStorage';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { seededVersion } from '../../shared/storage/seedMarks';
import { localKeys } from './adminKeys';
import { randomId } from './randomId';

/** By collection, the ids of this browser's downloads that its content builds on, the latest last. */
const KEY = localKeys.downloads;
/** Of the last download: when it was made, in milliseconds, the last save in it, and what it has to publish. */
const LAST_KEY = localKeys.lastDownload;
const KEPT = 30;

const idsSchema = v.fallback(v.record(v.string(), v.array(v.string())), {});
const lastSchema = v.object({
  at: v.number(),
  save: v.optional(v.number()),
  /** The collections with edits in it, each with the version that it was seeded with (`editsForNextFile`). */
  edited: v.optional(v.record(v.string(), v.string()), {}),
});

type LastDownload = v.InferOutput<typeof lastSchema>;

/**
 * Notes another download. Edits made here build on the earlier ones, even while one of those is being published: by
 * their ids, `npm run content:apply` recognises that the next file reverts nothing.
 */
export function noteDownload(): Lineage {
  const earlier = readIds();
  const download = randomId();
  // If this cannot be noted, the next file needs --over: the safe side.
  writeIds((name) => [...(earlier[name] ?? []), download].slice(-KEPT));
  return { download, earlier };
}

/**
 * Call this when these collections no longer build on earlier downloads, as after a reset. In the next file they are
 * judged by their version alone.
 */
export function forgetDownloads(names: readonly ResourceName[]): void {
  const earlier = readIds();
  writeIds((name) => (names.includes(name) ? [] : (earlier[name] ?? [])));
}

/** Call this once the file was handed out. */
export const noteLastDownload = (last: LastDownload): void =>
  tryWriteAndAnnounce(LAST_KEY, JSON.stringify(last));

/** The last download of all content from this browser, if any. */
export const lastDownload = (): LastDownload | undefined =>
  v.parse(v.fallback(v.optional(lastSchema), undefined), parseJson(readText(LAST_KEY) ?? ''));

/** The collections that a file downloaded now would publish, each with the version that it was seeded with. */
export const editsForNextFile = (): Record<string, string> =>
  Object.fromEntries(
    resourceNames
      .filter((name) => collections[name].isEdited())
      .map((name) => [name, seededVersion(name) ?? '']),
  );

/**
 * The collections whose edits build on those in a file that is not known to be published: if the site has other records
 * by now, they may be the owner's own. Edits that came from a file that was loaded since build on none.
 */
export function editsOnFiles(): ResourceName[] {
  const { edited = {} } = lastDownload() ?? {};
  const ids = readIds();
  return resourceNames.filter(
    (name) =>
      collections[name].isEdited() &&
      edited[name] !== undefined &&
      edited[name] === seededVersion(name) &&
      ids[name] !== undefined,
  );
}

const readIds = (): Lineage['earlier'] => v.parse(idsSchema, parseJson(readText(KEY) ?? ''));

function writeIds(of: (name: ResourceName) => string[]): void {
  const ids = resourceNames.map((name) => [name, of(name)] as const).filter(([, own]) => own.length > 0);
  tryWriteText(KEY, ids.length > 0 ? JSON.stringify(Object.fromEntries(ids)) : null);
}
