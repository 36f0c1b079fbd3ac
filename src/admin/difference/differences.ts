import type { Content } from '../../shared/catalogue/content';
import { isEmbedded } from '../../shared/pictures';
import type { ResourceName } from '../../shared/storage/keys';
import { type AnyRecord, recordName } from '../records/anyRecord';
import { equal } from '../records/equality';
import { htmlFieldOf } from '../records/fieldKinds';
import { isGroup, type Values } from '../records/parts';
import { dayInWords } from '../words/dates';
import { fieldLabel, pathLabel } from '../words/fieldLabel';
import type { Difference } from './differenceKinds';
import { htmlDifferences } from './htmlDifferences';
import { listDifference } from './listDifference';

/** Fields that hold a date. */
const DAYS: ReadonlySet<string> = new Set(['datePublished', 'dateModified']);

/** Returns the name of what an id in a field refers to, or the id itself if that is unknown. */
export type NameOfId = (field: string, id: string) => string;

/** Returns the fields in which two versions differ. A missing version has no fields. */
export function fieldDifferences(
  resource: ResourceName,
  before: AnyRecord | undefined,
  after: AnyRecord | undefined,
  nameOfId: NameOfId,
): Difference[] {
  const { id: _was, ...was } = before ?? { id: '' };
  const { id: _is, ...is } = after ?? { id: '' };
  return differ(was, is, '', { resource, html: htmlFieldOf(resource), nameOfId });
}

/** How to read a resource's fields: which top-level one holds HTML, and the names of what ids refer to. */
type Meaning = { resource: ResourceName; html?: string | undefined; nameOfId: NameOfId };

function differ(was: Values, is: Values, path: string, meaning: Meaning): Difference[] {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.flatMap((field) => {
    const [a, b] = [withoutBlanks(was[field]), withoutBlanks(is[field])];
    if (equal(a, b) || (isBlank(a) && isBlank(b))) return [];
    const fieldPath = path ? `${path}.${field}` : field;
    if (isGroup(a) || isGroup(b)) {
      return differ(isGroup(a) ? a : {}, isGroup(b) ? b : {}, fieldPath, { ...meaning, html: undefined });
    }
    const label = pathLabel(meaning.resource, fieldPath);
    if (field === meaning.html) return htmlDifferences(label, String(a ?? ''), String(b ?? ''));
    if (field !== 'images' && (Array.isArray(a) || Array.isArray(b))) {
      return [
        { field: label, kind: 'list', ...differInEntries(entriesOf(a), entriesOf(b), fieldPath, meaning) },
      ];
    }
    return [differOne(field, label, a, b, meaning.nameOfId)];
  });
}

/** How lists differ, each entry on one line. */
function differInEntries(
  was: readonly unknown[],
  is: readonly unknown[],
  path: string,
  { resource, nameOfId }: Meaning,
) {
  const { removed, added, isReordered } = listDifference(was, is);
  const inWords = (entry: unknown) => nameOfId(path, onOneLine(entry));
  const labelled = (entry: unknown) =>
    onOneLine(entry, (key) => `${fieldLabel(resource, `${path}.${key}`)}: `);
  // What only moved to another column of its row would read the same.
  const wordsAdded = added.map(inWords);
  const line = removed.some((entry) => wordsAdded.includes(inWords(entry))) ? labelled : inWords;
  return { removed: removed.map(line), added: added.map(line), isReordered };
}

function differOne(field: string, label: string, a: unknown, b: unknown, nameOfId: NameOfId): Difference {
  if (field === 'image' || field === 'images') {
    return { field: label, kind: 'pictures', ...listDifference(listOf(a), listOf(b)) };
  }
  const inWords = DAYS.has(field) ? dayInWords : (text: string) => nameOfId(field, text);
  const text = (value: unknown) => (isBlank(value) ? '' : inWords(plain(value)));
  return { field: label, kind: 'text', before: text(a), after: text(b) };
}

/** Whether a field is empty. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => !isBlank(entry)).map(String);

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list without the empty cells of its rows; anything else as it is. */
const withoutBlanks = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) =>
        isGroup(row) ? Object.fromEntries(Object.entries(row).filter(([, cell]) => !isBlank(cell))) : row,
      )
    : value;

/** An entry's cells, each after its label. */
function onOneLine(entry: unknown, labelOf = (_key: string) => ''): string {
  if (isGroup(entry)) {
    return Object.entries(entry)
      .map(([key, cell]) => `${labelOf(key)}${onOneLine(cell)}`)
      .join(', ');
  }
  return isEmbedded(String(entry)) ? '(picture kept in the browser)' : String(entry);
}

const plain = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

type FormerRecord = { resource: ResourceName; id: string; before?: AnyRecord; after?: AnyRecord };

/**
 * Returns a lookup of the names of records that other records refer to by id.
 * @param former records that may no longer exist
 */
export function nameLookup(content: Content | undefined, former: readonly FormerRecord[] = []): NameOfId {
  const namesOf = (resource: ResourceName) => {
    const gone = former.filter((one) => one.resource === resource);
    return new Map([
      ...gone.map(({ id, before, after }) => [id, recordName(before ?? after)] as const),
      ...(content?.[resource] ?? []).map((record) => [String(record.id), recordName(record)] as const),
    ]);
  };
  const products = namesOf('products');
  const byField: Record<string, Map<string, string | undefined> | undefined> = {
    category: namesOf('categories'),
    industries: namesOf('industries'),
    products,
    popularProductIds: products,
  };
  return (field, id) => byField[field]?.get(id) ?? id;
}
