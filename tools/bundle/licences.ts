import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The file with the notices that licences require: whose work visitors download, and on what terms. */
export const LICENCES_FILE = 'licences.txt';

/**
 * Packages that are shipped outside the bundles: the font is subset in advance, and the service worker is bundled
 * separately. Each entry is a chain of packages to resolve through, because a dependency may have its own version.
 */
const OUTSIDE_THE_BUNDLES = [
  ['@fontsource-variable/archivo'],
  ['workbox-core'],
  ['workbox-routing'],
  ['workbox-strategies'],
  ['workbox-precaching'],
  ['workbox-expiration'],
  ['workbox-expiration', 'idb'],
];

/** Writes the licences of all packages in the bundles, which Vite collects, and of the others that are shipped. */
export function licencesPlugin(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: LICENCES_FILE } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[LICENCES_FILE];
        if (list?.type !== 'asset') throw new Error(`Vite did not write ${LICENCES_FILE}.`);
        list.source = list.source + OUTSIDE_THE_BUNDLES.map(entryFor).join('');
      },
    },
  };
}

/** An entry in the format of Vite's own. */
function entryFor(way: readonly string[]): string {
  const packageFile = way.reduce(
    (from, name) => createRequire(from).resolve(`${name}/package.json`),
    import.meta.filename,
  );
  const { name, version, license } = JSON.parse(readFileSync(packageFile, 'utf8')) as Record<string, string>;
  const folder = dirname(packageFile);
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (text === undefined) throw new Error(`${name} has no licence text.`);
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, text), 'utf8').trim()}\n`;
}
