/** The versioned keys of local storage, under the resources' names. Specification, section 4. */
export const storageKeys = {
  products: 'products_v6',
  categories: 'categories_v6',
  industries: 'industries_v2',
  blog: 'articles_v3',
  settings: 'settings_v1',
} as const;

/** Which build's content was put under these keys (seedMarks.ts). */
export const SEEDS_KEY = 'content_seeds';
