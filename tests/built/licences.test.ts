import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LICENCES_FILE } from '../../tools/licences';
import { siteFolder } from '../builtSite';

const text = readFileSync(join(siteFolder, LICENCES_FILE), 'utf8');
const entries = text
  .split(/^## /m)
  .slice(1)
  .map((entry) => {
    const [, name = '', licence = ''] = /^(\S+) - \S+ \((.+)\)\n/.exec(entry) ?? [];
    return { name, licence, length: entry.length };
  });

it('what visitors download is listed with its licence', () => {
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
    'workbox-core',
  ])
    expect(names).toContain(name);
  expect(entries.filter(({ name, licence }) => !name || !licence)).toEqual([]);
});

it('the licences are there in full', () => {
  expect(entries.filter(({ length }) => length < 300).map(({ name }) => name)).toEqual([]);
});
