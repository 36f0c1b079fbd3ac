import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readManifest, STYLES } from '../../tools/bundle/manifest';
import { siteFolder } from '../builtSite';
import { pages, siteFiles } from './pages';

const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const layersOf = (css: string) =>
  Array.from(css.matchAll(/@layer ([^{;]+)[{;]/g), ([, names = '']) => names.split(/,\s*/));

const ORDER = ['tokens', 'reset', 'base', 'strips', 'components', 'pages'];

const sheet = readManifest(siteFolder)[STYLES]?.file ?? '';
const files = [...pages.map(({ file }) => file), sheet];

// A list of them at a page's start would hold whatever comes; its bytes were a round trip for the longest articles.
it.each(files)('in %s the layers hold in their order', (file) => {
  const found = [...new Set(layersOf(read(file)).flat())];
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual(ORDER.filter((layer) => found.includes(layer)));
});

/* What Safari 16.0 does not know, it drops with all that stands in it. */

it.each(files)('in %s no condition is written as a range', (file) => {
  expect(read(file).match(/@media[^{]*[<>][^{]*/g)).toBeNull();
});

it('no script asks by a range either, nor says so how wide a picture is', () => {
  const scripts = [...siteFiles].filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /\((?:width|height) ?[<>]/.test(read(file)))).toEqual([]);
});

it('in the sheet no rule stands within another', () => expect(read(sheet)).not.toContain('&'));
