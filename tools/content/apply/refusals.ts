import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { withPictureFiles } from '../../../src/shared/catalogue/publishing/pictureFiles.ts';
import type { ResourceName } from '../../../src/shared/storage/keys.ts';
import type { ContentToWrite } from '../writeDefaults.ts';
import { linesOf, recordDifferences } from './contentPlan.ts';
import { bytesOf } from './ownPictures.ts';

/** Thrown if a file is not applied because something would be lost. The message says what, and what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** @throws {RefusedError} if there are problems of records (readContentFile) */
export function refuseInvalid(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new RefusedError(
    'It is not valid:',
    ...indented(problems),
    'Correct this in the admin, save, and download the content again.',
  );
}

/**
 * Refuses to overwrite changes that git has no copy of. Without git, or outside a repository, nothing is refused.
 * @throws {RefusedError} if something in these folders is not committed, or git cannot say
 */
export function refuseUncommitted(root: string, folders: readonly string[]): void {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', ...folders];
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env });
  const isWithoutGit = error && 'code' in error && error.code === 'ENOENT';
  if (isWithoutGit || stderr.includes('not a git repository')) return;
  if (status !== 0) {
    throw new RefusedError(
      `Git could not say whether everything here is committed: ${error?.message ?? stderr.trim()}`,
      'Mend that, or add --allow-dirty to do without.',
    );
  }
  const lines = stdout.split('\n').filter(Boolean);
  if (lines.length === 0) return;
  throw new RefusedError(
    'Some changes here are not committed. What the file writes over would be lost for good:',
    ...indented(lines),
    'Commit them first, or put them away (git stash --include-untracked). To write over them all the same, add --allow-dirty.',
  );
}

/**
 * @param outdated collections that were edited on another version than the repository's
 * @throws {RefusedError} if writing one of them would change anything
 */
export function refuseOutdated(
  content: ContentToWrite,
  outdated: readonly ResourceName[],
  folder?: string,
): void {
  const losses = outdated
    .map((name) => ({ name, lines: linesOf(recordDifferences({ [name]: content[name] }, folder)) }))
    .filter(({ lines }) => lines.length > 0);
  if (losses.length === 0) return;
  throw new RefusedError(
    'It would take newer work back. These collections were edited on another version of the site than the one that stands here, and lack what was published, or changed here, since. This is what it would do:',
    ...indented(losses.flatMap(({ name, lines }) => [name, ...indented(lines)])),
    'What to do instead: deploy what stands here, where that is not done yet. Then, in the browser that the file is from, note down what was changed (History in the admin names it), put these collections back (Backup and publish, “Back to the published content”), make the changes again, and download the content anew.',
    `To have them as the file has them, and lose what they lack: add --over ${losses.map(({ name }) => name).join(',')}`,
  );
}

/**
 * Refuses broken pictures here, because the build would fail on one without naming its record.
 * @throws {RefusedError} if an embedded picture cannot be read
 */
export async function refuseBrokenPictures(content: ContentToWrite): Promise<void> {
  // Settings are left out: publishing never changes the owner's snippets.
  const { settings: _, ...others } = content;
  const broken: string[] = [];
  for (const [name, records] of Object.entries(others)) {
    for (const record of records) {
      const pictures: Buffer[] = [];
      withPictureFiles(JSON.stringify(record), (_, embedded) => pictures.push(bytesOf(embedded)));
      const isWhole = await Promise.all(pictures.map(canBeRead));
      if (isWhole.includes(false)) broken.push(`${name}: ${record.id}`);
    }
  }
  if (broken.length === 0) return;
  throw new RefusedError(
    'Pictures of these records cannot be read. Choose them again in the admin:',
    ...indented(broken),
  );
}

async function canBeRead(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes).stats();
    return true;
  } catch {
    return false;
  }
}
