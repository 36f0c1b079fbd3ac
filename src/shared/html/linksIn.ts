import { EACH_ATTRIBUTE, EACH_TAG, unquoted } from './htmlAttribute';

/**
 * Where the links of an HTML text lead, as they are written, each once. Without a DOM: a hundred articles would cost as
 * many documents.
 */
export function linksIn(html: string): string[] {
  const links = [...html.matchAll(EACH_TAG)]
    .filter(([, tag]) => tag?.toLowerCase() === 'a')
    .flatMap(([, , attributes = '']) => [...attributes.matchAll(EACH_ATTRIBUTE)])
    .filter(([, name]) => name?.toLowerCase() === 'href')
    .map(([, , value = '']) => unquoted(value).replaceAll('&amp;', '&'));
  return [...new Set(links)];
}

/** The same without queries, places on a page, and slashes at the end. */
export const pathsIn = (html: string): string[] => [
  ...new Set(linksIn(html).map((link) => link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1'))),
];
