import type { Manifest, ManifestChunk } from 'vite';
import { ENTRY, reach, STYLES } from '../bundle/manifest.ts';

/** Never kept ahead of time, nor what only they lead to. */
const NOT_KEPT = [
  // The admin, and what only it opens.
  /^src\/admin\//,
  /^src\/site\/pages\/preview\//,
  // Article bodies: many, and each for few readers. A visited article's page is kept when it is visited.
  /^virtual:defaults\/articles$/,
  // One record each: the chunk of all products serves offline (shared/defaults/defaults.ts), or nothing does.
  /^virtual:defaults\/(?:product|article)-by-id$/,
  // For edited content alone, which only the owner's browser holds.
  /sanitiseHtml/,
];

/**
 * The files that the public pages need when there is no network: all code, styles and lists that can be reached
 * from the entry, and the font. Sorted, and relative to the site's folder.
 */
export function keptFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  for (const key of [...reach(manifest, ENTRY, keptOf), STYLES]) {
    const { file, assets = [] } = manifest[key] ?? { file: '' };
    if (file !== '') files.add(file);
    for (const asset of assets) if (asset.endsWith('.woff2')) files.add(asset);
  }
  return [...files].sort();
}

/** What a chunk leads to that is kept. */
const keptOf = ({ imports = [], dynamicImports = [] }: ManifestChunk): string[] =>
  [...imports, ...dynamicImports].filter((key) => !NOT_KEPT.some((pattern) => pattern.test(key)));
