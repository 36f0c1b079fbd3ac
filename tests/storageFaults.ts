import type { ResourceName } from '../src/shared/storage/keys';
import { buildArticle, buildCategory, buildIndustry, buildProduct, buildSettings } from './builders';

/* What a key of the browser's storage may hold besides good content. */

type WithId = { id: string };

/** One good record of each kind that is not built in. */
export const goodRecords: Record<ResourceName, WithId> = {
  products: buildProduct({ name: 'My Own Tape', category: 'my-tapes', industries: ['my-industry'] }),
  categories: buildCategory({ id: 'my-tapes', name: 'My Tapes' }),
  industries: buildIndustry({ id: 'my-industry', name: 'My Industry', products: ['my-own-tape'] }),
  blog: buildArticle({ title: 'My Article' }),
  settings: buildSettings({ popularProductIds: ['my-own-tape'] }),
};

/** The property of `window` that exists if a stored text has run as a script. */
export const RAN = 'scriptThatRan';

const SCRIPT = `"'><script>window.${RAN}=1</script><svg onload="window.${RAN}=1"></svg><img src="x:" onerror="window.${RAN}=1"><a href="javascript:window.${RAN}=1">x</a>`;
const MEGABYTE = 2 ** 20;
export const LONE_SURROGATE = '\ud800';

export type StorageFault = {
  name: string;
  /** The text under the key; null if there is none. */
  text: (resource: ResourceName) => string | null;
  /** The records that remain; undefined if the built-in ones apply. */
  left: (resource: ResourceName) => readonly WithId[] | undefined;
  /** Whether the text is set aside as it was found. */
  isSetAside: boolean;
  /** Whether it has fields that would be lost if it were stored as it is read. */
  hasUnknownFields?: boolean;
  /** Whether it contains scripts. The policy is then switched off, so that the sanitiser alone has to stop them. */
  hasScripts?: boolean;
};

type Text = (resource: ResourceName) => string;
type Left = StorageFault['left'];

/** The text that stores these records, or whatever is passed in their place. */
export const list = (resource: string, records: unknown) => JSON.stringify({ [resource]: records });
const good = (resource: ResourceName) => goodRecords[resource];
const theGood: Left = (resource) => [good(resource)];

export const partly = (name: string, text: Text, left = theGood): StorageFault => ({
  name,
  text,
  left,
  isSetAside: true,
});
export const useless = (name: string, text: Text) => partly(name, text, () => undefined);
export const sound = (name: string, text: Text, left = theGood): StorageFault => ({
  ...partly(name, text, left),
  isSetAside: false,
});
/** A single record with nothing wrong in it. */
export const soundRecord = (name: string, record: (resource: ResourceName) => WithId): StorageFault =>
  sound(
    name,
    (resource) => list(resource, [record(resource)]),
    (resource) => [record(resource)],
  );

const withSurrogates = (resource: ResourceName) =>
  withTexts(good(resource), (text) => `${text} ${LONE_SURROGATE}`.trim());
const withScripts = (resource: ResourceName) =>
  withTexts(good(resource), (text) => `${text} ${SCRIPT}`.trim());
const withMegabyte = (resource: ResourceName) => withLongText(resource, 'x '.repeat(MEGABYTE / 2).trim());

/** The contents that each key is tested with, in the unit tests and in the browser. */
export const storageFaults: readonly StorageFault[] = [
  { name: 'nothing', text: () => null, left: () => undefined, isSetAside: false },
  useless('an empty text', () => ''),
  useless('null', () => 'null'),
  useless('undefined', () => 'undefined'),
  useless('the wrong container', (resource) => list(resource, { 0: good(resource), length: 1 })),
  useless('a number', () => '42'),
  useless('a string', () => '"text"'),
  useless('a truncated text', (resource) => list(resource, [good(resource)]).slice(0, -3)),
  sound('an old version, a bare list', (resource) => JSON.stringify([good(resource)])),
  {
    ...sound('a future version, with fields that nobody knows yet', (resource) =>
      JSON.stringify({ version: 99, [resource]: [{ ...good(resource), future: { a: [1] } }] }),
    ),
    hasUnknownFields: true,
  },
  partly('junk among good records', (resource) =>
    list(resource, [
      null,
      7,
      'text',
      [],
      {},
      { id: 3 },
      good(resource),
      { id: '../x' },
      { id: 'no-more' },
      { ...good(resource), id: 5 },
      { ...good(resource), id: '../x' },
    ]),
  ),
  partly('an id twice', (resource) =>
    list(resource, [good(resource), good(resource), withLongText(resource, 'second')]),
  ),
  partly('__proto__', (resource) =>
    list(resource, [{ ...good(resource), id: '__proto__' }, good(resource)])
      .replace('{', '{"__proto__":{"polluted":true},')
      .replace('[{', '[{"__proto__":{"polluted":true},'),
  ),
  sound(
    'a lone surrogate',
    // As the character itself, because JSON.stringify writes an escape.
    (resource) => list(resource, [withSurrogates(resource)]).replaceAll('\\ud800', LONE_SURROGATE),
    (resource) => [withSurrogates(resource)],
  ),
  soundRecord('a megabyte of text', withMegabyte),
  { ...soundRecord('scripts everywhere', withScripts), hasScripts: true },
];

const longField: Record<ResourceName, (text: string) => object> = {
  products: (description) => ({ description }),
  categories: (description) => ({ description }),
  industries: (description) => ({ description }),
  blog: (content) => ({ content }),
  settings: (address) => ({ contact: { address, phone1: '1', email: 'a@tape.example' } }),
};

const withLongText = (resource: ResourceName, text: string) => ({
  ...good(resource),
  ...longField[resource](text),
});

/** Fields that must keep their format, or that are meant to run: the tag manager's snippets. */
const kept = new Set(['id', 'category', 'industries', 'products', 'popularProductIds', 'gtm', 'socialLinks']);
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The record with a changed text in each field that accepts any text. */
function withTexts<T extends object>(value: T, change: (text: string) => string): T {
  const changed = (entry: unknown): unknown => {
    if (typeof entry === 'string') return isDate(entry) ? entry : change(entry);
    if (Array.isArray(entry)) return entry.map(changed);
    return typeof entry === 'object' && entry !== null ? withTexts(entry, change) : entry;
  };
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [field, kept.has(field) ? entry : changed(entry)]),
  ) as T;
}
