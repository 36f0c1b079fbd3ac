import type { ResourceName } from '../../shared/storage/keys';
import { recordLabel, recordWord, resourceWords } from './resourceLabel';

/** A number of records in words: "3 products"; the settings are one record and need no number. */
export function counted(resource: ResourceName, count: number): string {
  if (resource === 'settings') return 'settings';
  return count === 1 ? `1 ${recordWord(resource)}` : `${count} ${resourceWords(resource)}`;
}

/** The same with one of them in letters: "one product". */
export const countedInLetters = (resource: ResourceName, count: number): string =>
  count === 1 ? `one ${recordWord(resource)}` : counted(resource, count);

/** "Product “VHB Tape”"; the settings need no name, either. */
export const recordTitle = ({ resource, name }: { resource: ResourceName; name: string }): string =>
  resource === 'settings' ? 'Settings' : `${recordLabel(resource)} “${name}”`;

/** "New product “VHB Tape”", or "New product" if it does not have a name yet. */
export const newRecordTitle = (resource: ResourceName, name: string): string =>
  `New ${recordWord(resource)}${name && ` “${name}”`}`;
