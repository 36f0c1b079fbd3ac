import type { ResourceName } from '../../shared/storage/keys';
import { capitalised } from './capitalised';
import { listed } from './listed';
import { recordLabel, recordWord, resourceWords } from './resourceLabel';

/** A number of records in words: "3 products"; the settings are one record and need no number. */
export function counted(resource: ResourceName, count: number): string {
  if (resource === 'settings') return 'settings';
  return count === 1 ? `1 ${recordWord(resource)}` : `${count} ${resourceWords(resource)}`;
}

/** A number of records in words, a single one in letters: "3 products", "one product". */
export const countedInLetters = (resource: ResourceName, count: number): string =>
  count === 1 && resource !== 'settings' ? `one ${recordWord(resource)}` : counted(resource, count);

/** Records of several resources in words: "2 products", "one category", "settings". @param resources that of each */
export const countedEach = (resources: readonly ResourceName[], inWords = countedInLetters): string[] =>
  [...new Set(resources)].map((name) => inWords(name, resources.filter((other) => other === name).length));

/** Records of several resources in one phrase: "2 products, one category and settings". */
export const countedTogether = (resources: readonly ResourceName[]): string => listed(countedEach(resources));

/** That phrase as the subject that begins a sentence, and whether its verb is in the singular. */
export function countedSubject(resources: readonly ResourceName[]): { subject: string; isOne: boolean } {
  const subject = capitalised(countedTogether(resources));
  return { subject, isOne: resources.length === 1 && !resources.includes('settings') };
}

/** "Product “VHB Tape”"; the settings need no name, either. */
export const recordTitle = ({ resource, name }: { resource: ResourceName; name: string }): string =>
  resource === 'settings' ? 'Settings' : `${recordLabel(resource)} “${name}”`;

/** "New product “VHB Tape”", or "New product" if it does not have a name yet. */
export const newRecordTitle = (resource: ResourceName, name: string): string =>
  `New ${recordWord(resource)}${name && ` “${name}”`}`;
