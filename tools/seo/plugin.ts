import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { feedPath } from '../../src/shared/paths.ts';
import { onSiteBuild } from '../bundle/siteBuild.ts';
import { readDefaults } from '../content/readDefaults.ts';
import { feed } from './feed.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { writeSharedPictures } from './sharedPictures.ts';
import type { SiteContent } from './siteContent.ts';
import { sitemap } from './sitemap.ts';

/** Writes the files that search engines, feed readers and language models request, and the link previews' pictures. */
export function seoPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'seo',
    apply: onSiteBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const siteUrl = new URL(config.env.VITE_SITE_URL).origin;
      const content: SiteContent = { ...readDefaults(), siteUrl };
      const write = (file: string, text: string) =>
        writeFileSync(resolve(config.root, config.build.outDir, file), text);
      write('sitemap.xml', sitemap(content));
      write('robots.txt', robots(siteUrl));
      write(feedPath.slice(1), feed(content));
      write('llms.txt', llms(content));
      await writeSharedPictures(content, config.publicDir, resolve(config.root, config.build.outDir));
    },
  };
}
