import { paths } from '../../src/shared/paths.ts';

/** `robots.txt`: all is open but the admin. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /
Disallow: ${paths.admin.to()}

Sitemap: ${siteUrl}/sitemap.xml
`;
}
