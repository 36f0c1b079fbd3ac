import { config } from '../config';
import { parseUrl } from '../parseUrl';
import { EACH_ATTRIBUTE, EACH_TAG, unquoted } from './htmlAttribute';

/**
 * The addresses of the links in an HTML text, as they are written, each once. Works without a DOM, because a hundred
 * articles would need as many documents.
 */
export function linksIn(html: string): string[] {
  const links = [...html.matchAll(EACH_TAG)]
    .filter(([, tag]) => tag?.toLowerCase() === 'a')
    .flatMap(([, , attributes = '']) => [...attributes.matchAll(EACH_ATTRIBUTE)])
    .filter(([, name]) => name?.toLowerCase() === 'href')
    .map(([, , value = '']) => unquoted(value).replaceAll('&amp;', '&'));
  return [...new Set(links)];
}

/**
 * The paths of those links that stay on the site, without queries, hashes and trailing slashes, each once. A link may
 * also be written with the site's own full address.
 */
export function pathsIn(html: string): string[] {
  const paths = linksIn(html).flatMap((link) => {
    const url = parseUrl(link, config.siteUrl);
    return url?.origin === config.siteUrl ? url.pathname.replace(/(.)\/$/, '$1') : [];
  });
  return [...new Set(paths)];
}
