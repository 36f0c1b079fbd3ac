import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/* What visitors to a built site download. */

const PAGES = 'src/site/pages/';

/** The keys of the public routes' own chunks, without the admin's previews. */
export const publicRoutes = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(PAGES) && !key.startsWith(`${PAGES}preview/`));

/** The file's size in bytes as served to a browser that accepts brotli. */
export function servedSize(folder: string, file: string): number {
  const compressed = join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
}
