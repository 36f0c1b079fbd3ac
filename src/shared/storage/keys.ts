/** The versioned keys of local storage, by the resources' names. Specification, section 4. */
export const storageKeys = {
  products: 'products_v6',
  categories: 'categories_v6',
  industries: 'industries_v2',
  blog: 'articles_v3',
  settings: 'settings_v1',
} as const;

/** A collection's name, which is also react-admin's resource name. */
export type ResourceName = keyof typeof storageKeys;

/** In the order in which the admin's menu and all reports list them. */
export const resourceNames = Object.keys(storageKeys) as ResourceName[];

/** The collections whose records the owner orders: reordering them counts as an edit. The build sorts the others. */
export const ownerOrdered = ['categories', 'industries'] as const satisfies readonly ResourceName[];

/** Whether the owner orders the records of the collection with this name. */
export const isOwnerOrdered = (resource: string): boolean => ownerOrdered.some((name) => name === resource);

/**
 * Holds, for each collection, which build's defaults were seeded in this browser and a fingerprint of the seeded text.
 * While the stored text still has that fingerprint, nobody has edited it and a newer build may replace it. Also holds
 * which code was last opened to change content, and which collections were found gone.
 */
export const SEEDS_KEY = 'content_seeds';
