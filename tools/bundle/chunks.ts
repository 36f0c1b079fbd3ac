import type { Plugin } from 'vite';
import { oncePerRecord } from '../../src/shared/catalogue/oncePerRecord.ts';
import { reach } from './reach.ts';

/** The bundler's information about modules, given while it makes chunks. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const ENTRY = 'index.html';
const LOADERS = 'src/site/loaders.ts';

/** The parts of pages, and small modules that several pages need. */
const PARTS =
  /\/src\/site\/(?:enquiry\/(?:largerFields|lineNames)|pages\/(?:article\/tableOfContents|notFound\/NotFound)\.|seo|startup|text|ui)|\/src\/shared\/(?:catalogue\/id\.|html\/characterNames|idle|invisible|openingHours|pageTitle|pictures)/;

/** Icons that several pages show, grouped even though the entry reaches all icons through the library's index. */
const ICONS = /\/lucide\/.*\/(?:list-filter|x)\.mjs$/;

/**
 * Small modules that pages import directly: in the chunk `contentReaders` they would make a page wait for all of that.
 */
const SHARED_LOGIC =
  /\/(?:catalogue\/(?:figures\/(?:adhesives|figureFilters|keyFigures|plainFigures|spansIn|valueWithUnit)|oncePerRecord|productListView|search\/widths)|pages\/(?:products\/listLink|requestQuote\/quoteLines))/;

/** The modules that read and validate the content. */
const CONTENT_READERS =
  /\/src\/shared\/(?:catalogue|defaults|fingerprint|html|storage|parse)|virtual:defaults\/versions|\/valibot\//;

const PAGES_LOADERS =
  /\/src\/site\/(?:loaders|cardData|(?:layout|pages\/\w+)\/(?:loader|related\w+|productMentions))\.ts/;

/** Pages that only the owner opens. */
const PREVIEWS = /\/src\/site\/pages\/preview\//;

/**
 * Puts what several pages share into a few chunks: one for each module would cost a slow phone a request each, and the
 * entry, which lists them all, more bytes. What every page starts with stays in the entry.
 */
export function chunksPlugin(): Plugin {
  // From Vite, because module ids start with it: where case does not matter, it may be typed otherwise than on the disk.
  let root = '';
  /** In each build, a file's module and everything that it imports statically, directly or indirectly. */
  const importedFrom = (file: string) =>
    oncePerRecord((modules: Modules) =>
      reach(`${root}/${file}`, (id) => modules.getModuleInfo(id)?.importedIds ?? []),
    );
  const ofEntry = importedFrom(ENTRY);
  const ofLoaders = importedFrom(LOADERS);

  const isContentReader = (id: string, modules: Modules) =>
    CONTENT_READERS.test(id) && ofLoaders(modules).has(id) && !ofEntry(modules).has(id);

  const groups = [
    {
      debugName: 'parts',
      name: (id: string, modules: Modules) =>
        ICONS.test(id) || (PARTS.test(id) && !ofEntry(modules).has(id)) ? 'parts' : null,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    { name: 'sharedLogic', test: SHARED_LOGIC, includeDependenciesRecursively: false },
    {
      debugName: 'contentReaders',
      name: (id: string, modules: Modules) => (isContentReader(id, modules) ? 'contentReaders' : null),
      includeDependenciesRecursively: false,
    },
    { name: 'loaders', test: PAGES_LOADERS, includeDependenciesRecursively: false },
    { name: 'previews', test: PREVIEWS, includeDependenciesRecursively: false },
  ];

  return {
    name: 'chunks',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    configResolved(config) {
      root = config.root;
    },
  };
}
