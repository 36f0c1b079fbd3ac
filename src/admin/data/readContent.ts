import type { Content } from '../../shared/catalogue/changes';
import { collections } from '../../shared/catalogue/collections';
import { resourceNames } from '../../shared/catalogue/contentFile';

/** All content that holds at this moment. */
export async function readContent(): Promise<Content> {
  const lists = await Promise.all(
    resourceNames.map(async (name) => [name, await collections[name].current()] as const),
  );
  return Object.fromEntries(lists) as unknown as Content;
}
