import { matchPath } from 'react-router-dom';
import type { Content } from '../../shared/catalogue/content';
import { config } from '../../shared/config';
import { linksIn } from '../../shared/html/linksIn';
import { parseUrl } from '../../shared/parseUrl';
import { isFilePath, paths } from '../../shared/paths';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { type AnyRecord, recordsOf } from '../records/anyRecord';
import { htmlFieldOf } from '../records/fieldKinds';

/** A record that a link leads to: by its page, or by a page that shows it among others. */
type LinkedRecord = { resource: ResourceName; id: string };

/** A text of the content that holds links, and its links as written. */
type LinkingText = { resource: ResourceName; record: AnyRecord; links: string[] };

const recordPages = [
  { resource: 'products', pattern: paths.product.pattern, parameter: 'productId' },
  { resource: 'blog', pattern: paths.article.pattern, parameter: 'slug' },
] as const;

/** Pages that show the records whose ids, with blanks between them, are in a query parameter. */
const parameterPages = [
  { resource: 'categories', pattern: paths.products.pattern, parameter: 'category' },
  { resource: 'industries', pattern: paths.products.pattern, parameter: 'industry' },
  { resource: 'products', pattern: paths.compare.pattern, parameter: 'product' },
  { resource: 'products', pattern: paths.requestQuote.pattern, parameter: 'product' },
] as const;

const pages = Object.values(paths).map(({ pattern }) => pattern);

/**
 * Returns where a link leads: to records, to another page of the site or a file, or nowhere; undefined if it leaves the
 * site or stays on its own page.
 * @param from the kind of record whose text holds the link: a relative link starts from that record's page
 */
export function destinationOf(
  link: string,
  from?: ResourceName,
): LinkedRecord[] | 'page' | 'none' | undefined {
  const page = from === 'blog' ? paths.article.to('article') : paths.products.to();
  const url = link.startsWith('#') ? undefined : parseUrl(link, `${config.siteUrl}${page}`);
  if (url?.origin !== config.siteUrl) return undefined;
  for (const { resource, pattern, parameter } of recordPages) {
    const id = matchPage(pattern, url.pathname)?.params[parameter];
    if (id !== undefined) return [{ resource, id }];
  }
  const records = parameterPages
    .filter(({ pattern }) => matchPage(pattern, url.pathname))
    .flatMap(({ resource, parameter }) => {
      const ids = (url.searchParams.get(parameter) ?? '').split(' ').filter(Boolean);
      return ids.map((id) => ({ resource, id }));
    });
  if (records.length > 0) return records;
  return isFilePath(url.pathname) || pages.some((pattern) => matchPage(pattern, url.pathname))
    ? 'page'
    : 'none';
}

/** Upper and lower case differ, as in the table of routes and on hosts. */
const matchPage = (pattern: string, pathname: string) =>
  matchPath({ path: pattern, caseSensitive: true }, pathname);

/** Returns the texts of the content that hold links, with their links. */
export function linkingTexts(content: Content): LinkingText[] {
  return resourceNames.flatMap((resource) => {
    const field = htmlFieldOf(resource);
    if (!field) return [];
    return recordsOf(content, resource)
      .map((record) => ({ resource, record, links: linksIn(String(record[field] ?? '')) }))
      .filter(({ links }) => links.length > 0);
  });
}

/** Returns those of a text's links, as written, that lead to what this site does not have. */
export const deadLinks = ({ links, resource }: LinkingText, content: Content): string[] =>
  links.filter((link) => isDeadLink(link, content, resource));

/** Whether a link leads to a page or a record that this site does not have. @param from as for `destinationOf` */
export function isDeadLink(link: string, content: Content, from?: ResourceName): boolean {
  const destination = destinationOf(link, from);
  if (!Array.isArray(destination)) return destination === 'none';
  return destination.some(({ resource, id }) => !content[resource].some((record) => record.id === id));
}
