import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { writeDefaults } from './content/writeDefaults';

/*
 * `npm run content:apply FILE`: writes a content file, downloaded in the admin, into the built-in defaults, for
 * a look at the differences, a commit and the next build. A file with anything invalid in it is refused whole.
 */

type ContentFileModule = typeof import('../src/shared/catalogue/contentFile');

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file: npm run content:apply -- content.json');
  process.exit(2);
}
if (!existsSync(file)) {
  console.error(`There is no file ${file}.`);
  process.exit(2);
}

// The schemas stand beside reads that import the built-in content's modules, which only Vite can make.
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const module = await vite.ssrLoadModule('/src/shared/catalogue/contentFile.ts');
  const { readContentFile } = module as ContentFileModule;
  const result = readContentFile(readFileSync(file, 'utf8'));
  if (result.problems.length > 0) {
    console.error(
      `${file} was refused, nothing was written:\n${result.problems.map((line) => `  ${line}`).join('\n')}`,
    );
    process.exitCode = 1;
  } else {
    const { written, removed } = writeDefaults(result.content);
    console.log(`${written} file(s) written, ${removed} removed. Look at them with git diff, then build.`);
  }
} finally {
  await vite.close();
}
