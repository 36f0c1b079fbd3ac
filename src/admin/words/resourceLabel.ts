import type { ResourceName } from '../../shared/storage/keys';
import { listed } from './listed';

/** What one record of a resource is called, and several. */
const nouns: Record<ResourceName, { one: string; many: string }> = {
  products: { one: 'Product', many: 'Products' },
  categories: { one: 'Category', many: 'Categories' },
  industries: { one: 'Industry', many: 'Industries' },
  blog: { one: 'Article', many: 'Articles' },
  settings: { one: 'Settings', many: 'Settings' },
};

export const resourceLabel = (resource: ResourceName): string => nouns[resource].many;

/** The same within a sentence: "products, categories and articles". */
export const resourceWords = (...resources: ResourceName[]): string =>
  listed(resources.map((resource) => nouns[resource].many.toLowerCase()));

export const recordLabel = (resource: ResourceName): string => nouns[resource].one;

/** The same within a sentence: "article". */
export const recordWord = (resource: ResourceName): string => nouns[resource].one.toLowerCase();
