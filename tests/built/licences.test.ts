import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workerPath } from '../../src/shared/paths';
import { LICENCES_FILE } from '../../tools/bundle/licences';
import { siteFolder } from '../builtSite';

const text = readFileSync(join(siteFolder, LICENCES_FILE), 'utf8');
const entries = text
  .split(/^## /m)
  .slice(1)
  .map((entry) => {
    const [, name = '', version = '', licence = ''] = /^(\S+) - (\S+) \((.+)\)\n/.exec(entry) ?? [];
    return { name, version, licence, length: entry.length };
  });

it('the packages that visitors download are listed with their licences', () => {
  const names = entries.map(({ name }) => name);
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    'react-admin',
    '@mui/material',
    'dompurify',
    'valibot',
    '@fontsource-variable/archivo',
  ])
    expect(names).toContain(name);
  expect(entries.filter(({ name, licence }) => !name || !licence)).toEqual([]);
});

it('the service worker’s packages are listed too, found by the marks that they leave in it', () => {
  const worker = readFileSync(join(siteFolder, workerPath), 'utf8');
  const parts = Array.from(worker.matchAll(/\bworkbox:([a-z-]+):\d/g), ([, part]) => `workbox-${part}`);
  expect(parts).toContain('workbox-core');
  const names = entries.map(({ name }) => name);
  expect(parts.filter((part) => !names.includes(part))).toEqual([]);
  // idb leaves no mark. The admin uses another version of it.
  const brought = createRequire(createRequire(import.meta.url).resolve('workbox-expiration/package.json'));
  const { version } = JSON.parse(readFileSync(brought.resolve('idb/package.json'), 'utf8')) as Record<
    string,
    string
  >;
  expect(entries).toContainEqual(expect.objectContaining({ name: 'idb', version }));
});

it('the licences are complete', () => {
  expect(entries.filter(({ length }) => length < 300).map(({ name }) => name)).toEqual([]);
});
