/**
 * `robots.txt`: allows everything, even the admin. A crawler that may not request the admin never reads its `noindex`,
 * and lists the bare address if somebody links to it.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}
