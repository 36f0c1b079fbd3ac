import type { ResourceName } from '../../shared/storage/keys';
import { resourceWords } from './resourceLabel';

const singular: Record<ResourceName, string> = {
  products: 'Product',
  categories: 'Category',
  industries: 'Industry',
  blog: 'Article',
  settings: 'Settings',
};

/** A number of records in words: "3 products"; the settings are one record and need no number. */
export function counted(resource: ResourceName, count: number): string {
  if (resource === 'settings') return 'settings';
  return count === 1 ? `1 ${singular[resource].toLowerCase()}` : `${count} ${resourceWords(resource)}`;
}

/** "Product “VHB Tape”"; the settings need no name, either. */
export const recordTitle = ({ resource, name }: { resource: ResourceName; name: string }): string =>
  resource === 'settings' ? 'Settings' : `${singular[resource]} “${name}”`;

/** "New product “VHB Tape”", or "New product" if it does not have a name yet. */
export const newRecordTitle = (resource: ResourceName, name: string): string =>
  `New ${singular[resource].toLowerCase()}${name && ` “${name}”`}`;
