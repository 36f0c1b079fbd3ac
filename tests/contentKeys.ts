import type { ResourceName } from '../src/shared/storage/keys';

/**
 * The keys of the content. Specification, section 4. Written once more than in the code under test: what an owner
 * keeps under a key is lost when the key becomes another.
 */
export const contentKeys = {
  products: 'products_v6',
  categories: 'categories_v6',
  industries: 'industries_v2',
  blog: 'articles_v3',
  settings: 'settings_v1',
} as const satisfies Record<ResourceName, string>;
