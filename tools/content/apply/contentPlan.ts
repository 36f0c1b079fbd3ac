import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { PUBLIC_FOLDER } from '../../folders.ts';
import { DEFAULTS_FOLDER } from '../readDefaults.ts';
import type { FileChanges } from '../replaceFiles.ts';
import { type ContentToWrite, changesBy } from '../writeDefaults.ts';
import { comparePictures, takeOutPictures } from './ownPictures.ts';

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
  const { writes, removals } = changesBy(records, folder);
  // Pictures come first, so that no record ever names one that does not exist.
  const files: FileChanges = { writes: new Map([...pictures, ...writes]), removals };
  return { files, ...differencesBy(files), ...comparePictures(folder, files, publicFolder) };
}

/** What writing the content would change in the records' files, leaving pictures aside. */
export const recordDifferences = (content: ContentToWrite, folder = DEFAULTS_FOLDER): Differences =>
  differencesBy(changesBy(takeOutPictures(content, PUBLIC_FOLDER).records, folder));

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
    .map((path) => basename(path, '.json'))
    .filter((id) => existsSync(join(publicFolder, `images/products/${id}-1200.webp`)));
