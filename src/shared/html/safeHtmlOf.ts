import type { Collection } from '../storage/collection';

/**
 * HTML of a collection, fit for the page: what came with the build is as its authors wrote it; where this
 * browser holds anything else, only the tags and links that the site shows are let through.
 */
export async function safeHtmlOf(
  collection: Pick<Collection<never>, 'isEdited'>,
  html: string,
): Promise<string> {
  if (!collection.isEdited()) return html;
  const { sanitiseHtml } = await import('./sanitiseHtml');
  return sanitiseHtml(html);
}
