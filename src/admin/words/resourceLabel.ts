import type { ResourceName } from '../../shared/storage/keys';
import { listed } from './listed';

const labels: Record<ResourceName, string> = {
  products: 'Products',
  categories: 'Categories',
  industries: 'Industries',
  blog: 'Articles',
  settings: 'Settings',
};

export const resourceLabel = (resource: ResourceName): string => labels[resource];

/** The same within a sentence: "products, categories and articles". */
export const resourceWords = (...resources: ResourceName[]): string =>
  listed(resources.map((resource) => labels[resource].toLowerCase()));
