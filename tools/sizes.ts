import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest, ManifestChunk } from 'vite';

/*
 * `npm run sizes`, after a build: the compressed bytes of each route's script and style sheets, and whether
 * anything of the admin is within a public page's reach. Ends with an error where it is.
 */

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const ENTRY = 'index.html';
const ADMIN = 'src/admin/AdminRoute.tsx';

const compressed = new Map<string, number>();
function size(file: string): number {
  const known = compressed.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
  compressed.set(file, known);
  return known;
}

/** The chunk and all that it imports at once. */
function reach(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) reach(imported, found);
  return found;
}

function filesOf(keys: Iterable<string>): { scripts: Set<string>; styles: Set<string> } {
  const chunks = [...keys]
    .map((key) => manifest[key])
    .filter((chunk): chunk is ManifestChunk => chunk !== undefined);
  return {
    scripts: new Set(chunks.map((chunk) => chunk.file)),
    styles: new Set(chunks.flatMap((chunk) => chunk.css ?? [])),
  };
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + size(file), 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const without = (files: Set<string>, others: Set<string>) => [...files].filter((file) => !others.has(file));

const entry = filesOf(reach(ENTRY));
console.log('Brotli                                             script      styles');
console.log(`${'every page'.padEnd(44)}${kilobytes(sum(entry.scripts))}  ${kilobytes(sum(entry.styles))}`);

const routes = Object.keys(manifest).filter((key) => key.startsWith('src/site/pages/') || key === ADMIN);
for (const key of routes) {
  const own = filesOf(reach(key));
  const scripts = sum(without(own.scripts, entry.scripts));
  const styles = sum(without(own.styles, entry.styles));
  console.log(`${key.padEnd(44)}${kilobytes(scripts)}  ${kilobytes(styles)}`);
}

/** What a page may load later, too: everything but the way into the admin itself. */
function publicReach(key: string, found = new Set<string>()): Set<string> {
  if (key === ADMIN || found.has(key)) return found;
  found.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  for (const imported of [...imports, ...dynamicImports]) publicReach(imported, found);
  return found;
}

const adminText = /react-admin|MuiButtonBase|RaDatagrid/;
const leaks = [...filesOf(publicReach(ENTRY)).scripts].filter((file) =>
  adminText.test(readFileSync(join(dist, file), 'utf8')),
);
if (leaks.length > 0) {
  console.error(`Public pages reach code of the admin: ${leaks.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('No public page reaches the admin’s code.');
}
