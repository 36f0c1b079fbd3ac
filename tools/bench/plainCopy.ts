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
  rmSync(copy, { recursive: true, force: true });
  cpSync(site, copy, { recursive: true, filter: (source) => !/\.(?:html|js|br|gz)$/.test(source) });
  // Only these pages, because compressing takes a while, and the not-found page, which the server falls back to. The
  // filter cannot tell them: on Windows Node 20 gives it paths that start with \\?\.
  cpSync(join(site, NOT_FOUND_FILE), join(copy, NOT_FOUND_FILE));
  for (const file of pages.map(({ address }) => pageFile(address))) {
    const page = readFileSync(join(site, file), 'utf8');
    writeFileSync(join(copy, file), page.replace(SCRIPT, '').replace(PRELOAD, ''));
  }
  await compressFolder(copy);
}
