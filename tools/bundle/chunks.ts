import { join } from 'node:path';
import { normalizePath } from 'vite';

/** The bundler's, while it makes chunks. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** With slashes everywhere, as Vite writes ids. */
const idOf = (file: string) => normalizePath(join(import.meta.dirname, '../..', file));

const ENTRY = idOf('index.html');
const LOADERS = idOf('src/site/loaders.ts');

/** What pages are made of, pictures of things and data structured for search engines included. */
const PARTS = /\/src\/site\/(?:seo|ui)\/|\/src\/shared\/(?:openingHours|pageTitle|pictures)/;

/** What reads the content and checks it. */
const READS = /\/src\/shared\/(?:catalogue|defaults|html|storage|parse)|\/valibot\//;

/** The numbers of the list and of key figures are worked out by pages, too, which would wait for all of the reads. */
const PAGES_OWN = /\/catalogue\/(?:keyFigures|productList|search|valueWithUnit)/;

/**
 * One chunk for the parts that pages share, and one for the reads that loaders, search and forms share: a chunk a module
 * would cost a slow telephone a request each. What every page starts with stays in the entry.
 */
export const chunkGroups = [
  {
    debugName: 'parts',
    name: (id: string, modules: Modules) =>
      PARTS.test(id) && !reachedFrom(ENTRY, modules).has(id) ? 'parts' : null,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'reads',
    name: (id: string, modules: Modules) =>
      READS.test(id) &&
      !PAGES_OWN.test(id) &&
      reachedFrom(LOADERS, modules).has(id) &&
      !reachedFrom(ENTRY, modules).has(id)
        ? 'reads'
        : null,
    includeDependenciesRecursively: false,
  },
];

const reached = new WeakMap<Modules, Map<string, Set<string>>>();

/** A module with all that it imports at once. */
function reachedFrom(start: string, modules: Modules): Set<string> {
  const known = reached.get(modules) ?? new Map<string, Set<string>>();
  reached.set(modules, known);
  const before = known.get(start);
  if (before) return before;
  const found = new Set([start]);
  // The loop reaches what joins the set on the way, too.
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  known.set(start, found);
  return found;
}
