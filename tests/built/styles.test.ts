import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readManifest, STYLES } from '../../tools/manifest';
import { siteFolder } from '../builtSite';
import { pages } from './pages';

const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const layersOf = (css: string) =>
  Array.from(css.matchAll(/@layer ([^{;]+)[{;]/g), ([, names = '']) => names.split(/,\s*/));

const ORDER = ['tokens', 'reset', 'base', 'strips', 'components', 'pages'];

// A list of them at a page's start would hold whatever comes; its bytes were a round trip for the longest articles.
it.each([...pages.map(({ file }) => file), readManifest(siteFolder)[STYLES]?.file ?? ''])(
  'in %s the layers hold in their order',
  (file) => {
    const found = [...new Set(layersOf(read(file)).flat())];
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(ORDER.filter((layer) => found.includes(layer)));
  },
);
