import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { PICTURE_FILES, withPictureFiles } from '../../src/shared/catalogue/publishing/pictureFiles.ts';
import { PUBLIC_FOLDER } from '../folders.ts';
import { DEFAULTS_FOLDER } from './readDefaults.ts';
import { type FileChanges, replaceFiles } from './replaceFiles.ts';
import { type ContentToWrite, changesBy, stagingOf } from './writeDefaults.ts';

/** The paths of files that are added, changed and removed. */
type Differences = { added: string[]; changed: string[]; removed: string[] };

export type ContentPlan = Differences & {
  files: FileChanges;
  /** Pictures that the content names but that do not exist. */
  missing: string[];
  /** Pictures that nothing names any more. They are kept, because an undo or a backup may restore their records. */
  unused: string[];
};

/**
 * Plans the changes to files that make this content the built-in defaults; writes nothing. Each picture embedded in a
 * record gets its own file, because a file is fetched only where it is shown, but every list would contain the embedded
 * picture.
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
    // Pictures come first, so that no record ever names one that does not exist.
    writes: new Map([...pictures, ...changes.writes]),
    removals: changes.removals,
  };
  return { files, ...differencesBy(files), missing, unused };
}

/**
 * Carries out the plan, completely or not at all.
 * @throws {HalfWrittenError} if it failed and could not be undone; after any other error all files are as before
 */
export function carryOut({ files }: ContentPlan, folder = DEFAULTS_FOLDER): void {
  replaceFiles(files, stagingOf(folder));
}

/** What writing the content would change in the records' files, leaving pictures aside. */
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

/** One line for each file, with its path relative to the working directory. */
export function linesOf({ added, changed, removed }: Differences): string[] {
  const lines = (what: string, paths: readonly string[]) =>
    paths.map((path) => `${what} ${relative('', path)}`);
  return [...lines('added  ', added), ...lines('changed', changed), ...lines('removed', removed)];
}

/** The ids of removed products whose rendered pictures stay. */
export const leftovers = ({ removed }: Differences, publicFolder = PUBLIC_FOLDER): string[] =>
  removed
    .filter((path) => path.endsWith('.json'))
    .map((path) => basename(path, '.json'))
    .filter((id) => existsSync(join(publicFolder, `images/products/${id}-1200.webp`)));

/** The records with addresses instead of embedded pictures, and the pictures still to be written, by path. */
function takeOutPictures(content: ContentToWrite, publicFolder: string) {
  // Settings are left out, because the owner's snippets must not be changed.
  const { settings, ...others } = content;
  const pictures = new Map<string, Buffer>();
  const text = withPictureFiles(JSON.stringify(others), (address, embedded) => {
    const bytes = bytesOf(embedded);
    const path = join(publicFolder, address);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) pictures.set(path, bytes);
  });
  return { records: { ...(JSON.parse(text) as ContentToWrite), settings }, pictures };
}

/** The bytes of an embedded picture. */
export const bytesOf = (embedded: string): Buffer =>
  Buffer.from(embedded.slice(embedded.indexOf(',') + 1), 'base64');

/** Matches the names of published pictures. Other files in that folder were put there by hand. */
const PICTURE_FILE = /^\d+-[0-9a-z]+\.(?:webp|jpeg|png)$/;

/** The picture files that no record names after the changes, and the missing ones that a record names. */
function comparePictures(
  folder: string,
  { writes, removals }: FileChanges,
  publicFolder: string,
  added: readonly string[],
): { unused: string[]; missing: string[] } {
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // A run that was killed may have left staged files.
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
