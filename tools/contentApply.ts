import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { applyContent } from './content/applyContent';
import { loadContentRules } from './content/contentRules';
import { readText } from './content/readText';

/*
 * `npm run content:apply FILE`: writes a content file, downloaded in the admin, into the built-in defaults, for
 * a look at the differences, a commit and the next build. A file with anything invalid in it is refused whole.
 */

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file: npm run content:apply -- content.json');
  process.exit(2);
}

if (!existsSync(file)) {
  console.error(`There is no file ${file}.`);
  process.exit(2);
}

try {
  await apply(file);
} catch (error) {
  console.error(
    `${file} was not applied, nothing was written. ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 2;
}

async function apply(path: string): Promise<void> {
  const text = readText(path);
  const { readContentFile } = await loadContentRules();
  const { content, problems } = readContentFile(text);
  if (problems.length > 0) {
    console.error([`${path} was refused, nothing was written:`, ...problems].join('\n  '));
    console.error('Correct this in the admin, save, and download the content again.');
    process.exitCode = 1;
    return;
  }
  const { added, changed, removed, missing } = applyContent(content);
  const lines = (what: string, paths: readonly string[]) =>
    paths.map((one) => `${what} ${relative('', one)}`);
  const all = [...lines('added  ', added), ...lines('changed', changed), ...lines('removed', removed)];
  for (const line of all) console.log(line);
  console.log(
    all.length === 0
      ? 'The built-in content is the same already: nothing was written.'
      : `${added.length} file(s) added, ${changed.length} changed, ${removed.length} removed. Look at them with git diff, run npm run check && npm test, then commit.`,
  );
  const { head = '', body = '' } = content.settings?.[0]?.gtm ?? {};
  if (changed.some((one) => one.endsWith('settings.json')) && head + body !== '') {
    console.log('The settings hold snippets, which run on every page: make sure that you know each of them.');
  }
  for (const address of missing) {
    console.log(`${address} is named, but not there. Choose that picture again in the admin.`);
  }
}
