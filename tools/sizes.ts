import { ADMIN_EDITOR, adminScripts, ENTRY, readManifest, STYLES, scriptsAtOnce } from './bundle/manifest';
import { holdsAdminCode, publicRoutes, scriptsEver, servedSize } from './bundle/sizes';
import { requireSite } from './requireSite';

/*
 * `npm run sizes`, after a build: prints the compressed size of each route's script and of the style sheet. Fails if a
 * public page can load any of the admin's code.
 */

const dist = requireSite('dist');
const manifest = readManifest(dist);

const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + servedSize(dist, file), 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const without = (files: Set<string>, others: Set<string>) => [...files].filter((file) => !others.has(file));

const print = (name: string, files: Iterable<string>) =>
  console.log(`${name.padEnd(44)}${kilobytes(sum(files))}`);

const entry = scriptsAtOnce(manifest, ENTRY);
print('Brotli: the script of every page', entry);
for (const key of publicRoutes(manifest)) print(key, without(scriptsAtOnce(manifest, key), entry));
const admin = adminScripts(manifest);
print('The admin', admin);
print('Its text editor', without(scriptsAtOnce(manifest, ADMIN_EDITOR), new Set([...entry, ...admin])));
print('The style sheet', [manifest[STYLES]?.file ?? '']);

const leaks = [...scriptsEver(manifest)].filter((file) => holdsAdminCode(dist, file));
if (leaks.length > 0) {
  console.error(`Public pages reach code of the admin: ${leaks.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log('No public page reaches the admin’s code.');
}
