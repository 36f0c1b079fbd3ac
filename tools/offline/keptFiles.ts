import type { Manifest } from 'vite';
import { ENTRY, filesOf, importsOf, STYLES } from '../bundle/manifest.ts';
import { reach } from '../bundle/reach.ts';

/** Keys of the manifest that are not cached in advance, nor is anything that only they lead to. */
export const NOT_KEPT = [
  // The admin, and what is only opened from it.
  /^src\/admin\//,
  /^_previews?-/,
  // Article bodies: there are many, with few readers each. An article's page is cached when it is visited.
  /^virtual:defaults\/articles$/,
  // Single records: offline the chunk with all products is used (shared/defaults/defaults.ts), or nothing.
  /^virtual:defaults\/(?:product|article)-by-id$/,
  // Only needed for edited content, which only the owner's browser holds.
  /sanitiseHtml/,
];

/**
 * The files that the public pages need offline: all code, styles and lists that the entry reaches, and the font.
 * Sorted, and relative to the site's folder.
 */
export function keptFiles(manifest: Manifest): string[] {
  const keptOf = (key: string) => importsOf(manifest, key).filter(isKept);
  const keys = [...reach(ENTRY, keptOf), STYLES];
  return [...filesOf(manifest, keys), ...keys.flatMap((key) => manifest[key]?.assets ?? [])].sort();
}

const isKept = (key: string): boolean => !NOT_KEPT.some((pattern) => pattern.test(key));
