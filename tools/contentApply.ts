import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Lineage } from '../src/shared/catalogue/publishing/contentFile';
import { PICTURE_FILES } from '../src/shared/catalogue/publishing/pictureFiles';
import { type ResourceName, resourceNames } from '../src/shared/storage/keys';
import { readArguments, refuseArguments } from './arguments';
import { noteApplied, readApplied } from './content/apply/applied';
import { chooseCollections } from './content/apply/chooseCollections';
import { type ContentPlan, leftovers, linesOf, planContent } from './content/apply/contentPlan';
import {
  RefusedError,
  refuseBrokenPictures,
  refuseInvalid,
  refuseOutdated,
  refuseUncommitted,
} from './content/apply/refusals';
import { loadContentRules } from './content/contentRules';
import { DEFAULTS_FOLDER, readDefaults } from './content/readDefaults';
import { readText } from './content/readText';
import { HalfWrittenError, replaceFiles } from './content/replaceFiles';
import { versionsOf } from './content/versions';
import type { ContentToWrite } from './content/writeDefaults';
import { PROJECT, PUBLIC_FOLDER } from './folders';

/*
 * `npm run content:apply -- FILE`: writes a content file, downloaded in the admin, into the built-in defaults, to be
 * reviewed, committed and built. A file with anything invalid in it is refused as a whole.
 *
 *   --over products,blog   writes these collections even if nobody edited them, or if that takes back what was
 *                          published after the owner edited them
 *   --allow-dirty          even overwrites changes that are not committed
 */

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { over: { type: 'string', default: '' }, 'allow-dirty': { type: 'boolean', default: false } },
});
const [file, ...others] = positionals;
if (!file || others.length > 0) refuseArguments('Name one file: npm run content:apply -- content.json');

if (!statSync(file, { throwIfNoEntry: false })?.isFile()) refuseArguments(`There is no file ${file}.`);

const over = values.over.split(',').filter(Boolean);
const unknown = over.filter((name) => !resourceNames.some((one) => one === name));
if (unknown.length > 0)
  refuseArguments(`There is no collection ${unknown.join(', ')}. There are ${resourceNames.join(', ')}.`);

try {
  await apply(file);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const isWhole = !(error instanceof HalfWrittenError);
  console.error(isWhole ? `${file} was not applied, nothing was written. ${reason}` : reason);
  process.exitCode = error instanceof RefusedError ? 1 : 2;
}

async function apply(path: string): Promise<void> {
  const text = readText(path);
  const { readContentFile } = await loadContentRules();
  const { problems, ...contentFile } = readContentFile(text);
  refuseInvalid(problems);
  const { content, leftOut, outdated } = chooseCollections(
    contentFile,
    () => ({ versions: versionsOf(readDefaults()), applied: readApplied() }),
    over,
  );
  const plan = planContent(content);
  const lines = linesOf(plan);
  // Checked first, because without the uncommitted changes the file may fit.
  if (lines.length > 0 && !values['allow-dirty'])
    refuseUncommitted(PROJECT, [DEFAULTS_FOLDER, join(PUBLIC_FOLDER, PICTURE_FILES)]);
  refuseOutdated(content, outdated);
  await refuseBrokenPictures(content);
  replaceFiles(plan.files);
  for (const line of lines) console.log(line);
  if (contentFile.lineage) note(content, contentFile.lineage);
  report(plan, content, leftOut);
}

/** Prints what was done and what is left to check. */
function report(plan: ContentPlan, { settings }: ContentToWrite, leftOut: readonly ResourceName[]): void {
  const { added, changed, removed, missing, unused } = plan;
  for (const name of leftOut)
    console.log(
      `left out ${name}: not edited in the browser that the file is from (--over ${name} takes it).`,
    );
  console.log(
    linesOf(plan).length === 0
      ? 'The built-in content holds all that was edited: none of it was changed.'
      : `Files added: ${added.length}, changed: ${changed.length}, removed: ${removed.length}. Look at them with git diff, run npm run check && npm test, then commit.`,
  );
  const { head = '', body = '' } = settings?.[0]?.gtm ?? {};
  if (changed.some((one) => one.endsWith('settings.json')) && head + body !== '') {
    console.log('The settings hold snippets, which run on every page: make sure that you know each of them.');
  }
  for (const id of leftovers(plan)) {
    console.log(
      `${id} is gone. Its pictures in public/images/products can be removed, too, and its recipe in tools/pictures/recipes, where nothing else shows them.`,
    );
  }
  if (unused.length > 0) {
    const paths = unused.map((path) => relative('', path)).join(', ');
    console.log(`Named by nothing, and kept for an undo in the admin or a backup that is loaded: ${paths}.`);
  }
  for (const address of missing) {
    console.log(`${address} is named, but not there. Choose that picture again in the admin.`);
  }
}

/** Notes which download was applied. If that fails, the content is written all the same. */
function note(content: ContentToWrite, lineage: Lineage): void {
  try {
    const written = resourceNames.filter((name) => content[name]);
    const path = noteApplied(written, lineage);
    if (path) console.log(`noted   ${relative('', path)}: the download that this was. Commit it.`);
  } catch (error) {
    console.warn(
      'Which download this was could not be noted: the next one may have to be told --over.',
      error,
    );
  }
}
