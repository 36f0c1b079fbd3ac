import { existsSync } from 'node:fs';
import { loadContentRules } from './content/contentRules';
import { readText } from './content/readText';
import { writeDefaults } from './content/writeDefaults';

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
  apply(readText(file), await loadContentRules());
} catch (error) {
  console.error(
    `${file} was not applied, nothing was written. ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 2;
}

function apply(text: string, { readContentFile }: Awaited<ReturnType<typeof loadContentRules>>): void {
  const { content, problems } = readContentFile(text);
  if (problems.length > 0) {
    console.error([`${file} was refused, nothing was written:`, ...problems].join('\n  '));
    console.error('Correct this in the admin, save, and download the content again.');
    process.exitCode = 1;
    return;
  }
  const { written, removed } = writeDefaults(content);
  console.log(`${written} file(s) written, ${removed} removed. Look at them with git diff, then build.`);
}
