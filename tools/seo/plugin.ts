import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { feedPath } from '../../src/shared/paths.ts';
import { onSiteBuild, outFolder } from '../bundle/siteBuild.ts';
import { readDefaults } from '../content/readDefaults.ts';
import { feed } from './feed.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { writeSharedPictures } from './sharedPictures.ts';
import type { SiteContent } from './siteContent.ts';
import { sitemap } from './sitemap.ts';

/** Writes the files that search engines, feed readers and language models request, and the link previews' pictures. */
export function seoPlugin(): Plugin {
  return {
    name: 'seo',
    apply: onSiteBuild,
    async writeBundle() {
      const { config } = this.environment;
      const out = outFolder(config);
      const siteUrl = new URL(config.env.VITE_SITE_URL).origin;
      const content: SiteContent = { ...readDefaults(), siteUrl };
      const write = (file: string, text: string) => writeFileSync(join(out, file), text);
      write('sitemap.xml', sitemap(content));
      write('robots.txt', robots(siteUrl));
      write(feedPath.slice(1), feed(content));
      write('llms.txt', llms(content));
      await writeSharedPictures(content, config.publicDir, out);
    },
  };
}
