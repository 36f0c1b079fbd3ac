/**
 * `robots.txt`: all is open. The admin, too: a crawler that may not ask for it never reads its `noindex`, and lists the
 * bare address where somebody links to it.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}
