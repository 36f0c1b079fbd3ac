import type { Manifest } from 'vite';
import { keptFiles } from '../offline/keptFiles.ts';

/** Chunks of single records: there are many, and few visitors need each. */
const RECORD = /^virtual:defaults\/(?:product|article)\//;

/**
 * The hashed files except those of single records, relative to the site's folder: first what every visitor downloads
 * sooner or later, then the admin's files and those that are rarely needed.
 */
export function hashedFiles(manifest: Manifest): string[] {
  const all = Object.entries(manifest)
    .filter(([key]) => !RECORD.test(key))
    .flatMap(([, { file, css = [], assets = [] }]) => [file, ...css, ...assets]);
  return [...new Set([...keptFiles(manifest), ...all])];
}
