import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { ADMIN, ENTRY, filesOf, importsOf } from './manifest.ts';
import { reach } from './reach.ts';

/* What visitors to a built site download. */

const PAGES = 'src/site/pages/';

/** The keys of the public routes' own chunks, without the admin's previews. */
export const publicRoutes = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(PAGES) && !key.startsWith(`${PAGES}preview/`));

/** All scripts that a public page can ever load, not counting what only the admin's entry point leads to. */
export function scriptsEver(manifest: Manifest): Set<string> {
  const next = (key: string) => importsOf(manifest, key).filter((imported) => imported !== ADMIN);
  return filesOf(manifest, reach(ENTRY, next));
}

const ADMIN_CODE = /react-admin|MuiButtonBase|RaDatagrid/;

/** Whether the script holds code of the admin. */
export const holdsAdminCode = (folder: string, file: string): boolean =>
  ADMIN_CODE.test(readFileSync(join(folder, file), 'utf8'));

/** The file's size in bytes as served to a browser that accepts brotli. */
export function servedSize(folder: string, file: string): number {
  const compressed = join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
}
