import { EACH_ATTRIBUTE, EACH_TAG, unquoted } from './htmlAttribute.ts';

/**
 * The addresses of the links in an HTML text, as they are written but with "&" for its entity, each once. Works without
 * a DOM, because a hundred articles would need as many documents.
 */
export function linksIn(html: string): string[] {
  const links = [...html.matchAll(EACH_TAG)]
    .filter(([, tag]) => tag?.toLowerCase() === 'a')
    .flatMap(([, , attributes = '']) => [...attributes.matchAll(EACH_ATTRIBUTE)])
    .filter(([, name]) => name?.toLowerCase() === 'href')
    .map(([, , value = '']) => unquoted(value).replaceAll('&amp;', '&'));
  return [...new Set(links)];
}
