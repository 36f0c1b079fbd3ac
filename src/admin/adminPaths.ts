import { urlPart } from '../shared/paths';
import type { ResourceName } from '../shared/storage/keys';

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
  product: (id: string) => `/admin/products/edit/${urlPart(id)}`,
  newProduct: '/admin/products/new',
  categories: '/admin/categories',
  newCategory: `/admin/categories${NEW_CATEGORY}`,
  /** The categories' only screen, with this category's dialog open. */
  category: (id: string) => `/admin/categories${categoryHash(id)}`,
  industries: '/admin/industries',
  industry: (id: string) => `/admin/industries/edit/${urlPart(id)}`,
  blog: '/admin/blog',
  newArticle: '/admin/blog/new',
  article: (id: string) => `/admin/blog/edit/${urlPart(id)}`,
  settings: '/admin/settings',
} as const;

const recordPaths: Record<ResourceName, (id: string) => string> = {
  products: adminPaths.product,
  categories: adminPaths.category,
  industries: adminPaths.industry,
  blog: adminPaths.article,
  settings: () => adminPaths.settings,
};

/** The address where a record is edited. */
export const recordPath = (resource: ResourceName, id: string): string => recordPaths[resource](id);

const newRecordPaths: Partial<Record<ResourceName, string>> = {
  products: adminPaths.newProduct,
  categories: adminPaths.newCategory,
  blog: adminPaths.newArticle,
};

/** The address where a record is added; undefined for collections that have only the built-in ones. */
export const newRecordPath = (resource: ResourceName): string | undefined => newRecordPaths[resource];
