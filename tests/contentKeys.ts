import type { Content } from '../src/shared/catalogue/content';
import type { ResourceName } from '../src/shared/storage/keys';

/**
 * The keys of the content. Specification, section 4. Deliberately repeated from the code under test: if a key changed,
 * the owner would lose what is stored under the old one.
 */
export const contentKeys = {
  products: 'products_v6',
  categories: 'categories_v6',
  industries: 'industries_v2',
  blog: 'articles_v3',
  settings: 'settings_v1',
} as const satisfies Record<ResourceName, string>;

/** The collections other than this one, in the order of reports. */
export const otherThan = (resource: ResourceName): ResourceName[] =>
  (Object.keys(contentKeys) as ResourceName[]).filter((name) => name !== resource);

/** Content as the browser stores it: keys with their texts. */
export const asStored = (content: Partial<Content>): [key: string, text: string][] =>
  (Object.keys(content) as ResourceName[]).map((name) => [
    contentKeys[name],
    JSON.stringify({ [name]: content[name] }),
  ]);
