import type { Manifest } from 'vite';
import { keptFiles } from '../offline/keptFiles.ts';

/** One record each: many, and each for few visitors. */
const RECORD = /^virtual:defaults\/(?:product|article)\//;

/**
 * The hashed files without those of single records, relative to the site's folder: first what every visitor
 * downloads sooner or later, then the owner's admin and what is seldom needed.
 */
export function hashedFiles(manifest: Manifest): string[] {
  const all = Object.entries(manifest)
    .filter(([key]) => !RECORD.test(key))
    .flatMap(([, { file, css = [], assets = [] }]) => [file, ...css, ...assets]);
  return [...new Set([...keptFiles(manifest), ...all])];
}
