import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../hosting/compress';
import { NOT_FOUND_FILE } from '../hosting/rules';
import { pageFile } from '../prerender/pageFile';
import type { BenchPage } from './benchPages';

/** Structured data is content, not script. */
const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>\s*/g;
const PRELOAD = /<link rel="modulepreload"[^>]*>\s*/g;

/** Copies the measured pages and what they show to another folder, without any script. */
export async function copyWithoutScript(
  site: string,
  copy: string,
  pages: readonly BenchPage[],
): Promise<void> {
  const files = pages.map(({ address }) => join(site, pageFile(address)));
  rmSync(copy, { recursive: true, force: true });
  // Only these pages, because compressing takes a while, and the not-found page, which the server falls back to.
  const kept = new Set([...files, join(site, NOT_FOUND_FILE)]);
  cpSync(site, copy, {
    recursive: true,
    filter: (source) => !/\.(?:html|js|br|gz)$/.test(source) || kept.has(source),
  });
  for (const { address } of pages) {
    const file = join(copy, pageFile(address));
    writeFileSync(file, readFileSync(file, 'utf8').replace(SCRIPT, '').replace(PRELOAD, ''));
  }
  await compressFolder(copy);
}
