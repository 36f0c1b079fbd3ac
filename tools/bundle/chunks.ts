import { join } from 'node:path';
import { normalizePath } from 'vite';

/** The bundler's, while it makes chunks. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** With slashes everywhere, as Vite writes ids. */
const ENTRY = normalizePath(join(import.meta.dirname, '../../index.html'));

/** What pages are made of, pictures of things and data structured for search engines included. */
const PARTS = /\/src\/site\/(?:seo|ui)\/|\/src\/shared\/(?:pageTitle|pictures)/;

/**
 * One chunk for the parts that pages share: a chunk each would cost a slow telephone a request each. What every page
 * starts with stays in the entry.
 */
export const chunkGroup = {
  debugName: 'parts',
  name: (id: string, modules: Modules) => (PARTS.test(id) && !startsOf(modules).has(id) ? 'parts' : null),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

const starts = new WeakMap<Modules, Set<string>>();

/** The modules that every page starts with. */
function startsOf(modules: Modules): Set<string> {
  const known = starts.get(modules);
  if (known) return known;
  const found = new Set([ENTRY]);
  // The loop reaches what joins the set on the way, too.
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  starts.set(modules, found);
  return found;
}
