import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { PICTURE_FILES, withPictureFiles } from '../../src/shared/catalogue/pictureFiles.ts';
import { PUBLIC_FOLDER } from '../folders.ts';
import { DEFAULTS_FOLDER } from './readDefaults.ts';
import { type FileChanges, replaceFiles } from './replaceFiles.ts';
import { type ContentToWrite, changesBy, stagingOf } from './writeDefaults.ts';

/** Files that come, that are written anew, and that go, by their paths. */
type Differences = { added: string[]; changed: string[]; removed: string[] };

export type ContentPlan = Differences & {
  files: FileChanges;
  /** Pictures that the content names, and that are not there. */
  missing: string[];
  /** Pictures that nothing names any more. They stay: the owner's history or a backup may bring their records back. */
  unused: string[];
};

/**
 * The changes to files that make the built-in defaults hold this content; nothing is written here. Each picture that is
 * embedded in a record gets a file of its own: every list would carry it, and a file is fetched only where it is seen.
 */
export function planContent(
  content: ContentToWrite,
  folder = DEFAULTS_FOLDER,
  publicFolder = PUBLIC_FOLDER,
): ContentPlan {
  const { records, pictures } = takeOutPictures(content, publicFolder);
  const changes = changesBy(records, folder);
  const { unused, missing } = comparePictures(folder, changes, publicFolder, [...pictures.keys()]);
  const files = {
    // The pictures first: no record ever names one that is not there.
    writes: new Map([...pictures, ...changes.writes]),
    removals: changes.removals,
  };
  return { files, ...differencesBy(files), missing, unused };
}

/**
 * Does what was planned, all of it or nothing.
 * @throws {HalfWrittenError} where it failed and could not be undone; after any other error all is as it was
 */
export function carryOut({ files }: ContentPlan, folder = DEFAULTS_FOLDER): void {
  replaceFiles(files, stagingOf(folder));
}

/** What writing the content would do to the records' files alone. */
export function recordDifferences(
  content: ContentToWrite,
  folder = DEFAULTS_FOLDER,
  publicFolder = PUBLIC_FOLDER,
): Differences {
  return differencesBy(changesBy(takeOutPictures(content, publicFolder).records, folder));
}

function differencesBy({ writes, removals }: FileChanges): Differences {
  const paths = [...writes.keys()];
  return {
    added: paths.filter((path) => !existsSync(path)),
    changed: paths.filter((path) => existsSync(path)),
    removed: [...removals],
  };
}

/** A line a file, its path from where the program runs. */
export function linesOf({ added, changed, removed }: Differences): string[] {
  const lines = (what: string, paths: readonly string[]) =>
    paths.map((path) => `${what} ${relative('', path)}`);
  return [...lines('added  ', added), ...lines('changed', changed), ...lines('removed', removed)];
}

/** The ids of products that go, and whose rendered pictures stay. */
export const leftovers = ({ removed }: Differences, publicFolder = PUBLIC_FOLDER): string[] =>
  removed
    .filter((path) => path.endsWith('.json'))
    .map((path) => basename(path, '.json'))
    .filter((id) => existsSync(join(publicFolder, `images/products/${id}-1200.webp`)));

/** The records with addresses in the place of pictures, and the pictures that are not there yet, by their paths. */
function takeOutPictures(content: ContentToWrite, publicFolder: string) {
  // Snippets in the settings are the owner's to the letter.
  const { settings, ...others } = content;
  const pictures = new Map<string, Buffer>();
  const text = withPictureFiles(JSON.stringify(others), (address, embedded) => {
    const bytes = bytesOf(embedded);
    const path = join(publicFolder, address);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) pictures.set(path, bytes);
  });
  return { records: { ...(JSON.parse(text) as ContentToWrite), settings }, pictures };
}

/** Of a picture that stands in a record itself. */
export const bytesOf = (embedded: string): Buffer =>
  Buffer.from(embedded.slice(embedded.indexOf(',') + 1), 'base64');

/** Other files in that folder were put there by hand. */
const PICTURE_FILE = /^\d+-[0-9a-z]+\.(?:webp|jpeg|png)$/;

/** The picture files that no record names once the changes are made, and those that a record names in vain. */
function comparePictures(
  folder: string,
  { writes, removals }: FileChanges,
  publicFolder: string,
  added: readonly string[],
): { unused: string[]; missing: string[] } {
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // Staged files may be left there, by a run that was killed.
    .filter((path) => !path.startsWith(stagingOf(folder)) && !writes.has(path) && !removals.includes(path))
    .map((path) => readFileSync(path, 'utf8'));
  const named = new Set(
    [...kept, ...writes.values()].flatMap((text) =>
      [...String(text).matchAll(NAMED)].map(([, name = '']) => name),
    ),
  );
  const pictureFolder = join(publicFolder, PICTURE_FILES);
  const there = existsSync(pictureFolder) ? readdirSync(pictureFolder) : [];
  const present = new Set([...there, ...added.map((path) => basename(path))]);
  return {
    unused: there
      .filter((name) => PICTURE_FILE.test(name) && !named.has(name))
      .map((name) => join(pictureFolder, name)),
    missing: [...named].filter((name) => !present.has(name)).map((name) => PICTURE_FILES + name),
  };
}

const NAMED = new RegExp(`${PICTURE_FILES}([\\w.-]+)`, 'g');
