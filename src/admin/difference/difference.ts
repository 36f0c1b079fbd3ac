import type { Content } from '../../shared/catalogue/changes';
import type { AnyRecord } from '../data/errors';
import { same } from '../data/sameRecord';
import { fieldLabel, readable } from './readable';

/** How a field differs between two versions of a record, made for showing. */
export type Difference = { field: string } & (
  | { kind: 'text'; before: string; after: string }
  | { kind: 'list'; removed: string[]; added: string[]; isMoved: boolean }
  | { kind: 'pictures'; removed: string[]; added: string[]; isMoved: boolean }
);

/** Gives the name of what an id in a field means, or the id where nobody knows it. */
export type NameOfId = (field: string, id: string) => string;

type Values = Record<string, unknown>;

/** The fields in which two versions differ. One that is missing has no fields. */
export function fieldDifferences(
  before: AnyRecord | undefined,
  after: AnyRecord | undefined,
  nameOfId: NameOfId,
): Difference[] {
  const { id: _was, ...was } = before ?? { id: '' };
  const { id: _is, ...is } = after ?? { id: '' };
  return differ(was, is, '', nameOfId);
}

function differ(was: Values, is: Values, path: string, nameOfId: NameOfId): Difference[] {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.flatMap((field) => {
    const [a, b] = [was[field], is[field]];
    if (same(a, b) || (isBlank(a) && isBlank(b))) return [];
    const label = path ? `${path} › ${fieldLabel(field).toLowerCase()}` : fieldLabel(field);
    if (isGroup(a) || isGroup(b)) {
      return differ(isGroup(a) ? a : {}, isGroup(b) ? b : {}, label, nameOfId);
    }
    return [differOne(field, label, a, b, nameOfId)];
  });
}

function differOne(field: string, label: string, a: unknown, b: unknown, nameOfId: NameOfId): Difference {
  if (field === 'image' || field === 'images') {
    return { field: label, kind: 'pictures', ...listDifference(listOf(a), listOf(b)) };
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    const lines = (value: unknown) => linesOf(value).map((line) => nameOfId(field, line));
    return { field: label, kind: 'list', ...listDifference(lines(a), lines(b)) };
  }
  const text = (value: unknown) => (isBlank(value) ? '' : nameOfId(field, plain(value)));
  return { field: label, kind: 'text', before: text(a), after: text(b) };
}

function listDifference(was: readonly string[], is: readonly string[]) {
  const removed = beyond(was, is);
  const added = beyond(is, was);
  return { removed, added, isMoved: removed.length === 0 && added.length === 0 };
}

/** The entries that the other list lacks; of equal ones as many as it has fewer. */
function beyond(entries: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return entries.filter((entry) => {
    const place = left.indexOf(entry);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => !isBlank(entry)).map(String);

/** The entries of a list, each on one line. */
const linesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((entry) => readable([entry]).replace(/^• /, '')) : [];

const plain = (value: unknown): string => (typeof value === 'string' ? value : readable(value));

/** The names of records that fields of other records name by their ids. */
export function namesIn(content: Content | undefined): NameOfId {
  const namesOf = (records: readonly { id: string; name: string }[] = []) =>
    new Map(records.map(({ id, name }) => [id, name]));
  const products = namesOf(content?.products);
  const byField: Record<string, Map<string, string> | undefined> = {
    category: namesOf(content?.categories),
    industries: namesOf(content?.industries),
    products,
    popularProductIds: products,
  };
  return (field, id) => byField[field]?.get(id) ?? id;
}
