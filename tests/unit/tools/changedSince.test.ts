import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSince } from '../../changedSince';

const BUILT = 1_700_000_000;
let project = '';

const setTime = (file: string, seconds: number) => utimesSync(join(project, file), seconds, seconds);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const folder of ['public/images', 'src/site', 'tools', 'tests'])
    mkdirSync(join(project, folder), { recursive: true });
  for (const file of [
    'index.html',
    '.env.e2e',
    'public/images/a.avif',
    'src/site/a.ts',
    'tools/b.ts',
    'tests/c.ts',
  ])
    writeFileSync(join(project, file), '');
  for (const file of readdirSync(project, { recursive: true, encoding: 'utf8' })) setTime(file, BUILT - 1);
});
afterEach(() => rmSync(project, { recursive: true }));

const changed = () => changedSince(BUILT * 1000, project);

it('names nothing if all is older than the build', () => expect(changed()).toBeUndefined());

it.each(['index.html', '.env.e2e', 'public/images/a.avif', 'src/site/a.ts', 'tools/b.ts', 'src/site'])(
  'names %s once it has changed',
  (file) => {
    setTime(file, BUILT + 1);
    expect(changed()).toBe(join(file));
  },
);

it('ignores what no build reads', () => {
  setTime('tests/c.ts', BUILT + 1);
  expect(changed()).toBeUndefined();
});

it('notices that a file was removed', () => {
  rmSync(join(project, 'public/images/a.avif'));
  expect(changed()).toBe(join('public/images'));
});
