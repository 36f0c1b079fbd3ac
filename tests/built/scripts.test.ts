import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMPILE_AHEAD } from '../../tools/bundle/compileAhead';
import { ADMIN, adminScripts, ENTRY, readManifest } from '../../tools/bundle/manifest';
import { publicRoutes } from '../../tools/bundle/sizes';
import { siteFolder } from '../builtSite';

const manifest = readManifest(siteFolder);
const isCompiledAhead = (key: string) =>
  readFileSync(join(siteFolder, manifest[key]?.file ?? ''), 'utf8').startsWith(COMPILE_AHEAD);

it.each([ENTRY, ...publicRoutes(manifest)])('%s is compiled while it downloads', (key) => {
  expect(isCompiledAhead(key)).toBe(true);
});

it('the admin is not compiled while it downloads, because it is large and little of it runs at once', () => {
  expect(isCompiledAhead(ADMIN)).toBe(false);
});

it('the admin’s page preloads all its scripts, and the home page preloads none', () => {
  const preloaded = (file: string) =>
    Array.from(
      readFileSync(join(siteFolder, file), 'utf8').matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g),
      ([, href]) => href,
    );
  expect(preloaded('admin/index.html').sort()).toEqual(adminScripts(manifest).sort());
  expect(adminScripts(manifest)).toContain(manifest['src/admin/prepareAdmin.tsx']?.file);
  expect(preloaded('index.html')).toEqual([]);
});
