import { isDerived } from '../records/equality';
import { timeOf } from '../words/dates';
import { fieldWords } from '../words/fieldLabel';
import { listedInShort } from '../words/listed';
import { counted, countedEach, recordTitle } from '../words/recordTitle';
import { resourceLabel, resourceWords } from '../words/resourceLabel';
import { type Change, type Touched, timeOfChange } from './kept/change';

/** What the words for a change are derived from. */
export type Summary = Pick<Change, 'what' | 'resource' | 'touched'>;

/** The records that the owner changed, and those that followed, such as built-in products in place of deleted ones. */
function shares({ what, resource, touched }: Summary): { own: Touched[]; followers: Touched[] } {
  const isOwn = (record: Touched) =>
    (resource === undefined || record.resource === resource) &&
    (what !== 'deleted' || record.what === 'deleted');
  return { own: touched.filter(isOwn), followers: touched.filter((record) => !isOwn(record)) };
}

/** When a change was made: "12:04", or "20 Nov, 12:04" on any day but today. */
export const whenOf = (change: Change): string => timeOf(timeOfChange(change));

/** Describes a change in one line. */
export function changeTitle(change: Change): string {
  const { detail = '' } = change;
  if (change.what === 'imported') return `A file was loaded: ${detail}`;
  if (change.what === 'brought into step') return 'Lists adjusted automatically, to agree with the products';
  if (change.what === 'reset') return `Back to the published content: ${detail}`;
  // Includes the day, unless that is today.
  const time = change.of === undefined ? '' : timeOf(change.of);
  if (change.what === 'went back') return `Back to before the change of ${time}`;
  const subject = subjectOf(change);
  if (change.what === 'undone') return `Undone: the change of ${time} to ${inSentence(subject)}`;
  if (change.what === 'brought back') return restoredLine(change);
  const { own } = shares(change);
  if (change.what === 'deleted' && change.resource && own.length === 0) {
    return `Back to the published content: ${resourceLabel(change.resource)}`;
  }
  const done = isAddition(change) ? 'added again' : change.what;
  const more = change.what === 'changed' ? fieldsOf(own) : own.length > 1 ? namesOf(own) : '';
  return `${subject} ${done}${more && `: ${more}`}${detail && `, ${detail}`}`;
}

/** Whether saving a record added it, because it was deleted while its form was open. */
function isAddition(change: Summary): boolean {
  const { own } = shares(change);
  return change.what === 'changed' && own.length > 0 && own.every(({ what }) => what === 'added');
}

/** "Restored: 2 products", "Deleted again: product “VHB Tape”", or both if the restored changes did both. */
export function restoredLine(change: Summary): string {
  const deleted = new Set(deletedIn(change));
  const others = { ...change, touched: change.touched.filter((record) => !deleted.has(record)) };
  const lines = [
    ...(isDeletion(change) ? [] : [`Restored: ${inSentence(subjectOf(others))}`]),
    ...(deleted.size > 0 ? [`Deleted again: ${deletedSubject(change)}`] : []),
  ];
  return lines.join('. ');
}

/** The records that the change itself deleted. */
const deletedIn = (change: Summary): Touched[] => shares(change).own.filter(({ what }) => what === 'deleted');

/** What the change itself deleted, within a sentence: "product “VHB Tape”", "2 products"; empty if nothing. */
export function deletedSubject(change: Summary): string {
  const touched = deletedIn(change);
  return touched.length > 0 ? inSentence(subjectOf({ ...change, touched })) : '';
}

/** Whether the change deleted records and did nothing else to its collection. */
export function isDeletion(change: Summary): boolean {
  const { own } = shares(change);
  return own.length > 0 && own.every(({ what }) => what === 'deleted');
}

function subjectOf(change: Summary): string {
  const { own } = shares(change);
  const [first, second] = own;
  if (!first) return change.resource ? `Order of the ${resourceWords(change.resource)}` : 'Order of lists';
  if (!second) return recordTitle(first);
  return countsIn(own).join(', ');
}

/** "3 products", "1 industry", for each collection. */
export const countsIn = (records: readonly Pick<Touched, 'resource'>[]): string[] =>
  countedEach(
    records.map(({ resource }) => resource),
    counted,
  );

const inSentence = (subject: string) => subject.charAt(0).toLowerCase() + subject.slice(1);

const namesOf = (records: readonly Touched[]): string => listedInShort(records.map(({ name }) => name));

function fieldsOf(records: readonly Touched[]): string {
  const fields = records.flatMap((record) => record.fields.map((field) => [record.resource, field] as const));
  const typed = fields.filter(([, field]) => !isDerived(field));
  const names = (typed.length > 0 ? typed : fields).map((field) => fieldWords(...field));
  return listedInShort([...new Set(names)]);
}

/** What else a change touched, such as "With it: 2 industries, settings"; empty if nothing. */
export function followersLine(change: Change): string {
  const parts = countsIn(shares(change).followers);
  return parts.length > 0 ? `With it: ${parts.join(', ')}` : '';
}
