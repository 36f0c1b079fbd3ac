import type { ResourceName } from '../../shared/catalogue/collections';

const labels: Record<ResourceName, string> = {
  products: 'Products',
  categories: 'Categories',
  industries: 'Industries',
  blog: 'Articles',
  settings: 'Settings',
};

export const resourceLabel = (resource: ResourceName) => labels[resource];
