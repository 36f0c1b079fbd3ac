import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMPILE_AHEAD } from '../../tools/bundle/compileAhead';
import { ENTRY, readManifest } from '../../tools/bundle/manifest';
import { ADMIN, publicRoutes } from '../../tools/bundle/sizes';
import { siteFolder } from '../builtSite';

const manifest = readManifest(siteFolder);
const isCompiledAhead = (key: string) =>
  readFileSync(join(siteFolder, manifest[key]?.file ?? ''), 'utf8').startsWith(COMPILE_AHEAD);

it.each([ENTRY, ...publicRoutes(manifest)])('%s is compiled while it is fetched', (key) => {
  expect(isCompiledAhead(key)).toBe(true);
});

it('the admin is not: it is large, and few of its parts run at once', () => {
  expect(isCompiledAhead(ADMIN)).toBe(false);
});
