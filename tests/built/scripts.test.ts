import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMPILE_AHEAD } from '../../tools/bundle/compileAhead';
import {
  ADMIN,
  ADMIN_EDITOR,
  adminScripts,
  ENTRY,
  filesOf,
  importsOf,
  readManifest,
  STYLES,
  scriptsAtOnce,
} from '../../tools/bundle/manifest';
import { reach } from '../../tools/bundle/reach';
import { publicRoutes } from '../../tools/bundle/sizes';
import { keptFiles, NOT_KEPT } from '../../tools/offline/keptFiles';
import { siteFolder } from '../builtSite';
import { siteFiles } from './pages';

const manifest = readManifest(siteFolder);
const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const isCompiledAhead = (key: string) => read(manifest[key]?.file ?? '').startsWith(COMPILE_AHEAD);

// Without this, the tests of each route, here and in sizes.test.ts, would pass if none was found.
it('every page has a route of its own', () => expect(publicRoutes(manifest).length).toBeGreaterThan(10));

it.each([ENTRY, ...publicRoutes(manifest)])('%s is compiled while it downloads', (key) => {
  expect(isCompiledAhead(key)).toBe(true);
});

// Its own, what pages share, and what it shares with few others: each file costs a slow phone a request.
it.each(publicRoutes(manifest))('%s starts with at most three files besides those of every page', (key) => {
  const ofEveryPage = scriptsAtOnce(manifest, ENTRY);
  const others = [...scriptsAtOnce(manifest, key)].filter((file) => !ofEveryPage.has(file));
  expect(others.length).toBeLessThanOrEqual(3);
});

it('the admin is not compiled while it downloads, because it is large and little of it runs at once', () => {
  expect(isCompiledAhead(ADMIN)).toBe(false);
});

it('the admin’s page preloads all its scripts, and the home page preloads none', () => {
  const preloaded = (file: string) =>
    Array.from(read(file).matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g), ([, href]) => href);
  expect(preloaded('admin/index.html').sort()).toEqual(adminScripts(manifest).sort());
  expect(adminScripts(manifest)).toContain(manifest['src/admin/prepareAdmin.tsx']?.file);
  expect(preloaded('index.html')).toEqual([]);
});

/** The scripts that hold this, a page's own in its HTML included. */
function scriptsWith(text: RegExp): string[] {
  const scripts = [...siteFiles].filter((file) => /\.(?:js|html)$/.test(file));
  expect(scripts).not.toEqual([]);
  return scripts.filter((file) => text.test(read(file)));
}

// The build leaves regular expressions as they are. Safari reads these only since 16.4: before, one of them keeps its whole
// file from running.
it('no script has a regular expression that looks behind', () => {
  expect(scriptsWith(/\(\?<[!=]/)).toEqual([]);
});

// Chrome has these since 110; the last for Windows 7 and 8 is 109. Called as the content's code starts, one kept all of it
// from running.
it('no script copies an array by a function that Chrome 109 lacks', () => {
  expect(scriptsWith(/\.(?:toReversed|toSorted|toSpliced|with)\(/)).toEqual([]);
});

it('the admin starts without the text editor', () => {
  const editor = manifest[ADMIN_EDITOR];
  expect(editor?.isDynamicEntry).toBe(true);
  expect(adminScripts(manifest)).not.toContain(editor?.file);
});

it('no script that a public page can load holds code of the admin', () => {
  const holdsIt = (file: string) => /react-admin|MuiButtonBase|RaDatagrid/.test(read(file));
  expect(adminScripts(manifest).filter(holdsIt)).not.toEqual([]);
  const next = (key: string) => importsOf(manifest, key).filter((imported) => imported !== ADMIN);
  expect([...filesOf(manifest, reach(ENTRY, next))].filter(holdsIt)).toEqual([]);
});

const kept = keptFiles(manifest);

it('the service worker keeps what every page starts with, all rules and the font, and no picture', () => {
  const started = publicRoutes(manifest).flatMap((key) => [...scriptsAtOnce(manifest, key)]);
  expect(kept).toEqual(expect.arrayContaining([...started, manifest[STYLES]?.file]));
  const others = kept.filter((file) => !/\.(?:js|css)$/.test(file));
  expect(others).toEqual([expect.stringMatching(/\.woff2$/)]);
});

it.each(NOT_KEPT)('the service worker leaves out what it is told to: %s', (pattern) => {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  expect(keys).not.toEqual([]);
  expect(keys.map((key) => manifest[key]?.file).filter((file) => file && kept.includes(file))).toEqual([]);
});
