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
