import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { ADMIN, filesOf, reach } from './manifest.ts';

/* What visitors of a built site download. */

const PAGES = 'src/site/pages/';

/** The keys of the public routes' own chunks: those that visitors open, and not the admin's previews. */
export const publicRoutes = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(PAGES) && !key.startsWith(`${PAGES}preview/`));

/** The scripts that the chunk may load later, too: everything but the way into the admin itself. */
export function scriptsEver(manifest: Manifest, key: string): Set<string> {
  const next = ({ imports = [], dynamicImports = [] }: ManifestChunk) =>
    [...imports, ...dynamicImports].filter((imported) => imported !== ADMIN);
  return filesOf(manifest, reach(manifest, key, next));
}

/** Bytes of the file as a browser that takes brotli gets it. */
export function servedSize(folder: string, file: string): number {
  const compressed = join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
}
