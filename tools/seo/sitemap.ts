import { listCanonicalPages } from './canonicalPages.ts';
import type { SiteContent } from './siteContent.ts';
import { element } from './xml.ts';

/**
 * `sitemap.xml`. Only articles have a date of change: for other pages no reliable date is available on every machine,
 * and a wrong date is worse than none.
 */
export function sitemap(content: SiteContent): string {
  const entries = listCanonicalPages(content).map(({ path, modified }) => {
    const lastmod = modified ? element('lastmod', modified) : '';
    return `<url>${element('loc', content.siteUrl + path)}${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}
