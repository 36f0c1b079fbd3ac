import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readManifest, STYLES } from '../../tools/manifest';
import { siteFolder } from '../builtSite';
import { pages } from './pages';

const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const layersOf = (css: string) =>
  Array.from(css.matchAll(/@layer ([^{;]+)[{;]/g), ([, names = '']) => names.split(/,\s*/));

const used = new Set(layersOf(read(readManifest(siteFolder)[STYLES]?.file ?? '')).flat());

it.each(pages)('$file says in which order all layers hold before it has any', ({ file }) => {
  const [order = []] = layersOf(read(file));
  expect(order.length).toBeGreaterThan(1);
  expect(new Set(order)).toEqual(used);
});
