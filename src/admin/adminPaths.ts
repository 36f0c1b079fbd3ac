import type { ResourceName } from '../shared/catalogue/collections';
import { urlPart } from '../shared/paths';

/** The admin's own addresses. Specification, section 2; `content` and `history` go beyond it. */
export const adminPaths = {
  dashboard: '/admin/dashboard',
  content: '/admin/content',
  history: '/admin/history',
  products: '/admin/products',
  product: (id: string) => `/admin/products/edit/${urlPart(id)}`,
  newProduct: '/admin/products/new',
  categories: '/admin/categories',
  /** The one screen of the categories, with this one's dialog open. */
  category: (id: string) => `/admin/categories#${urlPart(id)}`,
  industries: '/admin/industries',
  industry: (id: string) => `/admin/industries/edit/${urlPart(id)}`,
  blog: '/admin/blog',
  article: (id: string) => `/admin/blog/edit/${urlPart(id)}`,
  settings: '/admin/settings',
} as const;

/** Where a record is edited. */
export function recordPath(resource: ResourceName, id: string): string {
  switch (resource) {
    case 'products':
      return adminPaths.product(id);
    case 'categories':
      return adminPaths.category(id);
    case 'industries':
      return adminPaths.industry(id);
    case 'blog':
      return adminPaths.article(id);
    case 'settings':
      return adminPaths.settings;
  }
}
