import type { Collection } from '../storage/collection';

/**
 * HTML of a collection, safe to show. Built-in content is returned as its authors wrote it; if this browser holds
 * anything else, only the tags and links that the site shows are kept.
 * @throws {TypeError} if the sanitiser is needed and cannot be fetched
 */
export async function safeHtmlOf(collection: Pick<Collection, 'isEdited'>, html: string): Promise<string> {
  if (!collection.isEdited()) return html;
  const { sanitiseHtml } = await import('./sanitiseHtml');
  return sanitiseHtml(html);
}
