import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { toArticleSummary, toProductSummary } from '../../src/shared/catalogue/summaries.ts';
import { describeSampleSettings, warnOfStandIns } from '../standIns.ts';
import { DEFAULTS_FOLDER, type Defaults, readDefaults } from './readDefaults.ts';
import { readValid } from './readValid.ts';
import { versionsOf } from './versions.ts';

const PREFIX = 'virtual:defaults/';
const RESOLVED = `\0${PREFIX}`;

/**
 * Provides the built-in content to the bundle as modules, one for each use: all products, their summaries, one product, …
 * (src/shared/defaults/virtual.d.ts declares those that code imports).
 */
export function contentPlugin(): Plugin {
  let defaults: Promise<Defaults> | undefined;
  const content = () => {
    defaults ??= readValid();
    return defaults;
  };

  return {
    name: 'content',
    // Checked before bundling, because the bundler would repeat the error for each module with content.
    configResolved: async ({ build, command, logger, mode }) => {
      if (command !== 'build') return;
      const { settings } = await content();
      // Once: the prerendering entry is built, too.
      if (mode === 'production' && !build.ssr)
        warnOfStandIns(logger, 'src/shared/defaults/settings.json', describeSampleSettings(settings));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: async (id) =>
      id.startsWith(RESOLVED) ? moduleOf(id.slice(RESOLVED.length), await content()) : null,
    configureServer(server) {
      server.watcher.on('all', (_event, path) => {
        if (relative(DEFAULTS_FOLDER, path).startsWith('..') || path.endsWith('.ts')) return;
        defaults = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

function moduleOf(name: string, content: Defaults): string | null {
  const { products, categories, industries, blog, settings } = content;
  const [kind = '', id] = name.split('/');
  const modules: Record<string, () => string> = {
    // Of the files as they are written, like those that content:apply compares them with.
    versions: () => data(versionsOf(readDefaults())),
    products: () => data(products),
    'product-summaries': () => data(products.map(toProductSummary)),
    'product-by-id': () => loaders('product', products),
    product: () => data(products.find((product) => product.id === id)),
    categories: () => data(categories),
    industries: () => data(industries),
    settings: () => data(settings),
    articles: () => data(blog),
    'article-summaries': () => data(blog.map(toArticleSummary)),
    'article-by-id': () => loaders('article', blog),
    article: () => data(blog.find((article) => article.id === id)),
  };
  return modules[kind]?.() ?? null;
}

/** A module with the value as JSON in a string, which is parsed faster than an object literal. */
const data = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

function loaders(kind: string, records: readonly { id: string }[]): string {
  const entries = records.map(
    ({ id }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(`${PREFIX}${kind}/${id}`)}),`,
  );
  return `export default {\n${entries.join('\n')}\n};`;
}
