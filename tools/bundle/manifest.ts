import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { reach } from './reach.ts';

/* Vite's manifest of what it built: which file contains a module, and what that file imports. */

/** The keys of the script that every page starts with, and of the public pages' only style sheet. */
export const ENTRY = 'index.html';
export const STYLES = 'style.css';
/** The key of the admin's entry point. */
export const ADMIN = 'src/admin/AdminRoute.tsx';
/** The key of the editor that the admin loads once it is idle. */
export const ADMIN_EDITOR = 'src/admin/richText/HtmlEditor.tsx';

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The keys that a chunk imports, at once or later. */
export function importsOf(manifest: Manifest, key: string): string[] {
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  return [...imports, ...dynamicImports];
}

/** The scripts of the chunk and of everything that it imports statically. */
export const scriptsAtOnce = (manifest: Manifest, key: string): Set<string> =>
  filesOf(
    manifest,
    reach(key, (each) => manifest[each]?.imports ?? []),
  );

/** The files of these chunks. */
export const filesOf = (manifest: Manifest, keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => manifest[key]?.file ?? []));

/** The scripts that the admin needs in addition to those that every page starts with. */
export function adminScripts(manifest: Manifest): string[] {
  const keys = [ADMIN, ...(manifest[ADMIN]?.dynamicImports ?? [])];
  const atStart = scriptsAtOnce(manifest, ENTRY);
  return [...new Set(keys.flatMap((key) => [...scriptsAtOnce(manifest, key)]))].filter(
    (file) => !atStart.has(file),
  );
}
