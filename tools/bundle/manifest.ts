import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/* Vite's list of what it built: which file holds a module, and what that file imports. */

/** The keys of what every page starts with, and of the one sheet of the public pages. */
export const ENTRY = 'index.html';
export const STYLES = 'style.css';
/** The key of the way into the admin. */
export const ADMIN = 'src/admin/AdminRoute.tsx';

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The keys that `next` leads to from this one, from chunk to chunk, this one included. */
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

/** The scripts of the chunk and of all that it imports at once. */
export const scriptsAtOnce = (manifest: Manifest, key: string): Set<string> =>
  filesOf(
    manifest,
    reach(manifest, key, ({ imports = [] }) => imports),
  );

/** The files of these chunks. */
export const filesOf = (manifest: Manifest, keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => manifest[key]?.file ?? []));

/** The scripts that the admin takes beside what every page starts with. */
export function adminScripts(manifest: Manifest): string[] {
  const keys = [ADMIN, ...(manifest[ADMIN]?.dynamicImports ?? [])];
  const atStart = scriptsAtOnce(manifest, ENTRY);
  return [...new Set(keys.flatMap((key) => [...scriptsAtOnce(manifest, key)]))].filter(
    (file) => !atStart.has(file),
  );
}
