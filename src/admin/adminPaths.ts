import { urlPart } from '../shared/paths';
import { type ResourceName, resourceNames } from '../shared/storage/keys';

/** The hash of the categories' address while the dialog for a new one is open. An id's "+" would be encoded. */
export const NEW_CATEGORY = '#+new';

/** The hash of the categories' address while this one's dialog is open. */
export const categoryHash = (id: string) => `#${urlPart(id)}`;

/** The admin's addresses. Specification, section 2; `content` and `history` go beyond it. */
export const adminPaths = {
  dashboard: '/admin/dashboard',
  content: '/admin/content',
  history: '/admin/history',
  products: '/admin/products',
  newProduct: '/admin/products/new',
  categories: '/admin/categories',
  newCategory: `/admin/categories${NEW_CATEGORY}`,
  industries: '/admin/industries',
  blog: '/admin/blog',
  newArticle: '/admin/blog/new',
  settings: '/admin/settings',
} as const;

/** Where a record is edited, for collections whose records have no screen each. */
const withoutScreens: Partial<Record<ResourceName, (id: string) => string>> = {
  categories: (id) => `${adminPaths.categories}${categoryHash(id)}`,
  settings: () => adminPaths.settings,
};

/** The collections whose records have a screen each, below `edit`. */
export const resourcesWithScreens = resourceNames.filter((name) => !withoutScreens[name]);

/** The address where a record is edited. */
export const recordPath = (resource: ResourceName, id: string): string =>
  withoutScreens[resource]?.(id) ?? `${adminPaths[resource]}/edit/${urlPart(id)}`;

const newRecordPaths: Record<ResourceName, string | undefined> = {
  products: adminPaths.newProduct,
  categories: adminPaths.newCategory,
  industries: undefined,
  blog: adminPaths.newArticle,
  settings: undefined,
};

/** The address where a record is added; undefined for collections that have only the built-in ones. */
export const newRecordPath = (resource: ResourceName): string | undefined => newRecordPaths[resource];
