import type { Content } from '../../shared/catalogue/content';
import { plainText } from '../../shared/catalogue/search/plainTexts';
import { inertTemplate } from '../../shared/html/inertTemplate';
import { isEmbedded } from '../../shared/pictures';
import type { ResourceName } from '../../shared/storage/keys';
import { type AnyRecord, recordName } from '../records/anyRecord';
import { kindOf } from '../records/fieldKinds';
import { isBlank } from '../records/parts';

type Test = (record: AnyRecord) => boolean;
type MakeTest = (wanted: unknown, known: Pick<Content, 'categories'>) => Test;

/** The fields that a full-text search looks into. */
const searched: { [Name in ResourceName]: readonly (keyof Content[Name][number])[] } = {
  products: [
    'name',
    'id',
    'shortDescription',
    'description',
    'features',
    'uses',
    'brand',
    'specifications',
    'colours',
    'minimumOrder',
  ],
  categories: ['name', 'id', 'subtitle', 'description'],
  industries: ['name', 'id', 'subtitle', 'description'],
  blog: ['title', 'id', 'summary', 'author', 'category', 'tags', 'content'],
  settings: [],
};

/** Filters that are more than "the field has this value". */
const special: Record<string, MakeTest> = {
  withoutPicture: () => (record) => isBlank(record.images),
  pictureFromFile: () => (record) =>
    Array.isArray(record.images) && record.images.some((address) => isEmbedded(String(address))),
  unknownCategory: (_wanted, { categories }) => {
    const ids = new Set(categories.map(({ id }) => id));
    return (record) => !ids.has(String(record.category ?? ''));
  },
  ids: (wanted) => (record) => Array.isArray(wanted) && wanted.includes(record.id),
};

/** Returns a list's filter values as one test of a record, which must pass them all. Blank values are ignored. */
export function testFor(
  resource: ResourceName,
  filter: Record<string, unknown>,
  known: Pick<Content, 'categories'>,
): Test {
  const tests = Object.entries(filter)
    .filter(([, wanted]) => wanted !== undefined && wanted !== null && wanted !== '' && wanted !== false)
    .map(([name, wanted]) => {
      if (name === 'q') return fullText(resource, String(wanted));
      // The address may name any filter, also one that every object has: `constructor`.
      const rule = Object.hasOwn(special, name) ? special[name] : undefined;
      return rule?.(wanted, known) ?? fieldIs(name, wanted);
    });
  return (record) => tests.every((test) => test(record));
}

/**
 * Returns first the records in whose names each word of the search begins a word, then those whose names hold each of
 * them anywhere, and then the others: a search for “pe foam” finds all tapes that say foam, since “tape” holds “pe”.
 */
export function namedFirst<T extends AnyRecord>(records: readonly T[], query: string): T[] {
  const isCalled = called(query);
  const ranked = records.map((record) => ({
    record,
    rank: Number(!isCalled(record)) + Number(!holds(recordName(record) ?? '', query)),
  }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ record }) => record);
}

/** Whether every word of the search begins one of the name, in the spelling of the site's search: “antiskid” is “anti-skid”. */
function called(query: string): Test {
  const words = plainText(query);
  return (record) => {
    const name = ` ${plainText(recordName(record) ?? '')}`;
    return words !== '' && words.split(' ').every((word) => name.includes(` ${word}`));
  };
}

/** Whether every word of the search occurs in the text, whatever its case. */
function holds(text: string, query: string): boolean {
  const inLowerCase = text.toLowerCase();
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => inLowerCase.includes(word));
}

function fullText(resource: ResourceName, query: string): Test {
  const isCalled = called(query);
  return (record) => {
    const texts = searched[resource].map((field) => {
      const text = textOf(record[field]);
      // Tags and embedded pictures are left out: nearly every short word occurs somewhere in those.
      return kindOf(resource, field) === 'html' ? inertTemplate(text).content.textContent : text;
    });
    return holds(texts.join('\n'), query) || isCalled(record);
  };
}

/** The text of a value. For a list or rows, the text of all entries. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join('\n')
    : String(value ?? '');

function fieldIs(name: string, wanted: unknown): Test {
  return (record) => {
    const value = record[name];
    return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  };
}
