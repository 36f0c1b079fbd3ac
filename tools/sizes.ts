import { ADMIN_EDITOR, adminScripts, ENTRY, readManifest, STYLES, scriptsAtOnce } from './bundle/manifest';
import { publicRoutes, servedSize } from './bundle/sizes';
import { requireSite } from './requireSite';

/*
 * `npm run sizes`, after a build: prints the compressed size of each route's script, of the admin's and of the style
 * sheet.
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
