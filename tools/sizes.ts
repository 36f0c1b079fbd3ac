import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireSite } from './requireSite';
import { ADMIN, ENTRY, filesAtOnce, filesEver, publicRoutes, readManifest, servedSize } from './sizes/bundle';

/*
 * `npm run sizes`, after a build: the compressed bytes of each route's script and style sheets, and whether
 * anything of the admin is within a public page's reach. Ends with an error where it is.
 */

const dist = requireSite('dist');
const manifest = readManifest(dist);

const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + servedSize(dist, file), 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const without = (files: Set<string>, others: Set<string>) => [...files].filter((file) => !others.has(file));

const entry = filesAtOnce(manifest, ENTRY);
console.log('Brotli                                             script      styles');
console.log(`${'every page'.padEnd(44)}${kilobytes(sum(entry.scripts))}  ${kilobytes(sum(entry.styles))}`);

for (const key of [...publicRoutes(manifest), ADMIN]) {
  const own = filesAtOnce(manifest, key);
  const scripts = sum(without(own.scripts, entry.scripts));
  const styles = sum(without(own.styles, entry.styles));
  console.log(`${key.padEnd(44)}${kilobytes(scripts)}  ${kilobytes(styles)}`);
}

const adminText = /react-admin|MuiButtonBase|RaDatagrid/;
const leaks = [...filesEver(manifest, ENTRY).scripts].filter((file) =>
  adminText.test(readFileSync(join(dist, file), 'utf8')),
);
if (leaks.length > 0) {
  console.error(`Public pages reach code of the admin: ${leaks.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('No public page reaches the admin’s code.');
}
