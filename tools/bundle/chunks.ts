import { join } from 'node:path';
import { normalizePath } from 'vite';
import { PROJECT } from '../folders.ts';

/** The bundler's, while it makes chunks. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** With slashes everywhere, as Vite writes ids. */
const idOf = (file: string) => normalizePath(join(PROJECT, file));

const ENTRY = idOf('index.html');
const LOADERS = idOf('src/site/loaders.ts');

/** What pages are made of, and what of little size several need beside that. */
const PARTS =
  /\/src\/site\/(?:enquiry\/largerFields|pages\/notFound\/NotFound\.|seo|startup|ui)|\/src\/shared\/(?:catalogue\/id\.|openingHours|pageTitle|pictures)/;

/** Icons that several pages show. The library's index reaches all of its icons, and the entry reaches that. */
const ICONS = /\/lucide\/.*\/(?:sliders-horizontal|x)\.mjs$/;

/** Small modules that pages use themselves: in the chunk of the reads they would make a page wait for all of it. */
const WORKED_OUT =
  /\/catalogue\/(?:comparison|degrees|figureFilters|keyFigures|productList|search|valueWithUnit)/;

/** What reads the content and checks it. */
const READS =
  /\/src\/shared\/(?:catalogue|defaults|fingerprint|html|storage|parse)|virtual:defaults\/versions|\/valibot\//;

const PAGES_LOADERS =
  /\/src\/site\/(?:loaders|(?:layout|pages\/(?!notFound)\w+)\/(?:loader|related\w+|productMentions))\.ts/;

/** What only the owner opens. */
const PREVIEWS = /\/src\/site\/pages\/preview\//;

const isReads = (id: string, modules: Modules) =>
  READS.test(id) && reachedFrom(LOADERS, modules).has(id) && !reachedFrom(ENTRY, modules).has(id);

/**
 * What several pages share lies in few chunks: one a module would cost a slow telephone a request each, and the entry,
 * which names them all, more bytes. What every page starts with stays in the entry.
 */
export const chunkGroups = [
  {
    debugName: 'parts',
    name: (id: string, modules: Modules) =>
      ICONS.test(id) || (PARTS.test(id) && !reachedFrom(ENTRY, modules).has(id)) ? 'parts' : null,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'workedOut', test: WORKED_OUT, includeDependenciesRecursively: false },
  {
    debugName: 'reads',
    name: (id: string, modules: Modules) => (isReads(id, modules) ? 'reads' : null),
    includeDependenciesRecursively: false,
  },
  { name: 'loaders', test: PAGES_LOADERS, includeDependenciesRecursively: false },
  { name: 'previews', test: PREVIEWS, includeDependenciesRecursively: false },
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
