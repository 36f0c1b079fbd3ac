import type { Collection } from '../../shared/storage/collection';

/**
 * HTML of a collection, fit for `Prose`: what came with the build is as its authors wrote it; where this
 * browser holds anything else, only the tags and links that the site shows are let through.
 */
export async function trustedHtml(
  collection: Pick<Collection<never>, 'isEdited'>,
  html: string,
): Promise<string> {
  if (!collection.isEdited()) return html;
  const { sanitiseHtml } = await import('../../shared/catalogue/sanitiseHtml');
  return sanitiseHtml(html);
}
