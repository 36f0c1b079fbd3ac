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

// Listing all layers at a page's start would guarantee this, but its bytes cost the longest articles a round trip.
it.each(files)('the layers in %s are in their order', (file) => {
  const found = [...new Set(layersOf(read(file)).flat())];
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual(ORDER.filter((layer) => found.includes(layer)));
});

/* Safari 16.0 drops a rule that it does not support, together with everything inside it. */

it.each(files)('no media query in %s uses range syntax', (file) => {
  expect(read(file).match(/@media[^{]*[<>][^{]*/g)).toBeNull();
});

it('no script uses range syntax, in a media query or in a picture’s sizes', () => {
  const scripts = [...siteFiles].filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /\((?:width|height) ?[<>]/.test(read(file)))).toEqual([]);
});

// WebKit leaves such parts blank for good, though it lays them out: Safari showed no footer.
it.each(files)('no animation in %s makes visible what is skipped', (file) => {
  const keyframes = read(file).match(/@keyframes[^@]*?\}\s*\}/g) ?? [];
  expect(keyframes.filter((each) => each.includes('content-visibility:visible'))).toEqual([]);
});

/*
 * Otherwise ("li + li"), Chromium styles the whole page anew as soon as an element is added beside others: opening the
 * menu took a slow phone almost twice as long.
 */
it('in the sheet "+" and "~" only follow classes, ids and attributes', () => {
  const selectors = read(sheet)
    .replace(/:nth-[\w-]+\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g);
  const before = selectors?.flatMap((selector) =>
    Array.from(selector.matchAll(/([^\s>+~,()]*)\s*[+~](?!=)/g), ([, compound = '']) => compound),
  );
  expect(before?.length).toBeGreaterThan(0);
  expect(before?.filter((compound) => !/[.#[]/.test(compound))).toEqual([]);
});

it('the sheet has no nested rules', () => expect(read(sheet)).not.toContain('&'));
