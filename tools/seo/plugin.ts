import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readDefaults } from '../content/readDefaults';
import { feed } from './feed';
import { llms } from './llms';
import { robots } from './robots';
import type { SiteContent } from './siteContent';
import { sitemap } from './sitemap';

/** Writes the files that search engines, feed readers and language models ask a site for. */
export function seoPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'seo',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const siteUrl = String(config.env.VITE_SITE_URL).replace(/\/+$/, '');
      const content: SiteContent = { ...readDefaults(), siteUrl };
      const write = (file: string, text: string) =>
        writeFileSync(join(config.root, config.build.outDir, file), text);
      write('sitemap.xml', sitemap(content));
      write('robots.txt', robots(siteUrl));
      write('feed.xml', feed(content));
      write('llms.txt', llms(content));
    },
  };
}
