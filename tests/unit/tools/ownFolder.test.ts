import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inOwnFolder } from '../../../tools/prerender/ownFolder';
import { temporaryFolder } from './temporaryFolder';

const root = temporaryFolder();

it('two builds at once do not interfere, and leave nothing behind', async () => {
  const build = (name: string) =>
    inOwnFolder(root(), async (folder) => {
      writeFileSync(join(folder, 'prerender.js'), name);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return readFileSync(join(folder, 'prerender.js'), 'utf8');
    });
  expect(await Promise.all([build('first'), build('second')])).toEqual(['first', 'second']);
  expect(readdirSync(root('.cache'))).toEqual([]);
});

it('a build that fails leaves nothing behind either', async () => {
  let kept = '';
  const failing = inOwnFolder(root(), async (folder) => {
    kept = folder;
    throw new Error('A page has status 500');
  });
  await expect(failing).rejects.toThrow('A page has status 500');
  expect(existsSync(kept)).toBe(false);
});
