import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const cache = new Map<string, string>();

/** The style sheets that a page's routes need, entry first, as one text to stand inline. */
export function stylesOf(out: string, manifest: Manifest, routeIds: readonly string[]): string {
  const files = new Set<string>();
  const visited = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
    for (const file of chunk.css ?? []) files.add(file);
  };
  collect('index.html');
  for (const id of routeIds) {
    // Only lazy routes have a module of their own; the layout is part of the entry.
    if (id.startsWith('src/') && !manifest[id]) throw new Error(`The route ${id} has no module of that path`);
    collect(id);
  }
  return [...files].map((file) => read(join(out, file))).join('\n');
}

function read(path: string): string {
  const text = cache.get(path) ?? readFileSync(path, 'utf8').trim();
  cache.set(path, text);
  return text;
}
