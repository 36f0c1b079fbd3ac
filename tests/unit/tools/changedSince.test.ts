import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { changedSince } from '../../changedSince';
import { temporaryFolder } from './temporaryFolder';

const BUILT = 1_700_000_000;
const project = temporaryFolder();

const setTime = (file: string, seconds: number) => utimesSync(project(file), seconds, seconds);

beforeEach(() => {
  const files = [
    'index.html',
    '.env.e2e',
    'public/images/a.avif',
    'src/site/a.ts',
    'tools/b.ts',
    'tests/c.ts',
  ];
  for (const file of files) {
    mkdirSync(dirname(project(file)), { recursive: true });
    writeFileSync(project(file), '');
  }
  for (const file of readdirSync(project(), { recursive: true, encoding: 'utf8' })) setTime(file, BUILT - 1);
});

const changed = () => changedSince(BUILT * 1000, project());

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
  rmSync(project('public/images/a.avif'));
  expect(changed()).toBe(join('public/images'));
});
