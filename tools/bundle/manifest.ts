import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

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

/** This key and all keys that `next` leads to from it, from chunk to chunk. */
export function reach(
  manifest: Manifest,
  key: string,
  next: (chunk: ManifestChunk) => readonly string[],
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (found.has(key) || !chunk) return found;
  found.add(key);
  for (const imported of next(chunk)) reach(manifest, imported, next, found);
  return found;
}

/** The scripts of the chunk and of everything that it imports statically. */
export const scriptsAtOnce = (manifest: Manifest, key: string): Set<string> =>
  filesOf(
    manifest,
    reach(manifest, key, ({ imports = [] }) => imports),
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
