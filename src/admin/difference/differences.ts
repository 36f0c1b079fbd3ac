import type { Content } from '../../shared/catalogue/content';
import { isEmbedded } from '../../shared/pictures';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { type AnyRecord, recordName } from '../records/anyRecord';
import { equal } from '../records/equality';
import { kindOf } from '../records/fieldKinds';
import { isBlank, isGroup, type Values } from '../records/parts';
import { dayInWords } from '../words/dates';
import { fieldLabel, pathLabel } from '../words/fieldLabel';
import type { Difference } from './differenceKinds';
import { htmlDifferences } from './htmlDifferences';
import { listDifference } from './listDifference';

/** Returns the name of the record with this id, or the id itself if that is unknown. */
export type NameOfId = (resource: ResourceName, id: string) => string;

/** Returns the fields in which two versions differ. A missing version has no fields. */
export function fieldDifferences(
  resource: ResourceName,
  before: AnyRecord | undefined,
  after: AnyRecord | undefined,
  nameOfId: NameOfId,
): Difference[] {
  const { id: _was, ...was } = before ?? { id: '' };
  const { id: _is, ...is } = after ?? { id: '' };
  return differ(was, is, '', { resource, nameOfId });
}

/** How to read a record's fields: by its collection, and with the names of what ids refer to. */
type Meaning = { resource: ResourceName; nameOfId: NameOfId };

function differ(was: Values, is: Values, path: string, meaning: Meaning): Difference[] {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.flatMap((field) => {
    const [a, b] = [withoutBlanks(was[field]), withoutBlanks(is[field])];
    if (equal(a, b) || (isBlank(a) && isBlank(b))) return [];
    const fieldPath = path ? `${path}.${field}` : field;
    if (isGroup(a) || isGroup(b)) {
      return differ(isGroup(a) ? a : {}, isGroup(b) ? b : {}, fieldPath, meaning);
    }
    const label = pathLabel(meaning.resource, fieldPath);
    const kind = kindOf(meaning.resource, fieldPath);
    if (kind === 'html') return htmlDifferences(label, String(a ?? ''), String(b ?? ''));
    if (kind === 'picture') {
      return [{ field: label, kind: 'pictures', ...listDifference(listOf(a), listOf(b)) }];
    }
    if (Array.isArray(a) || Array.isArray(b)) {
      return [
        { field: label, kind: 'list', ...differInEntries(entriesOf(a), entriesOf(b), fieldPath, meaning) },
      ];
    }
    const inWords = wordsFor(fieldPath, meaning);
    const text = (value: unknown) => (isBlank(value) ? '' : inWords(plain(value)));
    return [{ field: label, kind: 'text', before: text(a), after: text(b) }];
  });
}

/** How a field's texts read: a day in words, another record by its name. */
function wordsFor(path: string, { resource, nameOfId }: Meaning): (text: string) => string {
  const kind = kindOf(resource, path);
  if (kind === 'day') return dayInWords;
  return typeof kind === 'object' ? (id) => nameOfId(kind.idOf, id) : (text) => text;
}

/** How lists differ, each entry on one line. */
function differInEntries(was: readonly unknown[], is: readonly unknown[], path: string, meaning: Meaning) {
  const { removed, added, isReordered } = listDifference(was, is);
  const textInWords = wordsFor(path, meaning);
  const inWords = (entry: unknown) => textInWords(onOneLine(entry));
  const labelled = (entry: unknown) =>
    onOneLine(entry, (key) => `${fieldLabel(meaning.resource, `${path}.${key}`)}: `);
  // What only moved to another column of its row would read the same.
  const wordsAdded = added.map(inWords);
  const line = removed.some((entry) => wordsAdded.includes(inWords(entry))) ? labelled : inWords;
  return { removed: removed.map(line), added: added.map(line), isReordered };
}

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

/** An entry's text; of a row, its cells, each after its label. */
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

type FormerRecord = { resource: ResourceName; id: string; name: string };

/**
 * Returns a lookup of the names of records that other records refer to by id.
 * @param former records that may no longer exist; of several with one id, the last has its last name
 */
export function nameLookup(content: Content | undefined, former: readonly FormerRecord[] = []): NameOfId {
  const namesOf = (resource: ResourceName) => {
    const gone = former.filter((one) => one.resource === resource);
    return new Map([
      ...gone.map(({ id, name }) => [id, name] as const),
      ...(content?.[resource] ?? []).map((record) => [String(record.id), recordName(record)] as const),
    ]);
  };
  const names = new Map(resourceNames.map((resource) => [resource, namesOf(resource)] as const));
  return (resource, id) => names.get(resource)?.get(id) ?? id;
}
