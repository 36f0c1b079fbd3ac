/** The versioned keys of local storage, under the resources' names. Specification, section 4. */
export const storageKeys = {
  products: 'products_v6',
  categories: 'categories_v6',
  industries: 'industries_v2',
  blog: 'articles_v3',
  settings: 'settings_v1',
} as const;

/** A collection's name, as react-admin has it. */
export type ResourceName = keyof typeof storageKeys;

/** In the order in which reports name them. */
export const resourceNames = Object.keys(storageKeys) as ResourceName[];

/**
 * For each collection, which build's defaults were put into this browser, and a fingerprint of the text
 * that was put. While the stored text still has that fingerprint nobody edited it, and a newer build may
 * replace it. Beside them, which code was opened last to change content.
 */
export const SEEDS_KEY = 'content_seeds';
