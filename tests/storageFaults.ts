import type { ResourceName } from '../src/shared/catalogue/collections';
import { buildArticle, buildCategory, buildIndustry, buildProduct, buildSettings } from './builders';

/* What else than good content can stand under a key of the browser's storage. */

/** One good record of each kind, that does not come with the site. */
export const goodRecords: Record<ResourceName, { id: string } & object> = {
  products: buildProduct({ name: 'My Own Tape', category: 'my-tapes', industries: ['my-industry'] }),
  categories: buildCategory({ id: 'my-tapes', name: 'My Tapes' }),
  industries: buildIndustry({ id: 'my-industry', name: 'My Industry', products: ['my-own-tape'] }),
  blog: buildArticle({ title: 'My Article' }),
  settings: buildSettings({ popularProductIds: ['my-own-tape'] }),
};

/** What a page says of itself where a stored text has run as a script. */
export const RAN = 'scriptThatRan';

const SCRIPT = `"'><script>window.${RAN}=1</script><svg onload="window.${RAN}=1"></svg><img src="x:" onerror="window.${RAN}=1"><a href="javascript:window.${RAN}=1">x</a>`;
const MEGABYTE = 2 ** 20;

export type StorageFault = {
  name: string;
  /** What stands under the key; null where nothing does. A lone surrogate is written as LONE_SURROGATE. */
  text: (resource: ResourceName) => string | null;
  /** Whether the good record is still there afterwards; otherwise the built-in ones hold. */
  keepsGood: boolean;
  /** Whether the text is kept aside as it was found. */
  isSetAside: boolean;
  /** Whether it holds scripts. The policy is switched off then: it is the sanitiser that has to hold them back. */
  hasScripts?: boolean;
};

/** Stands for the character, which does not survive the way to the browser. */
export const LONE_SURROGATE = '<lone surrogate>';

const list = (resource: ResourceName, records: unknown) => JSON.stringify({ [resource]: records });
const good = (resource: ResourceName) => goodRecords[resource];

const useless = (name: string, text: (resource: ResourceName) => string): StorageFault => ({
  name,
  text,
  keepsGood: false,
  isSetAside: true,
});
const partly = (name: string, text: (resource: ResourceName) => string): StorageFault => ({
  name,
  text,
  keepsGood: true,
  isSetAside: true,
});
const sound = (name: string, text: (resource: ResourceName) => string): StorageFault => ({
  name,
  text,
  keepsGood: true,
  isSetAside: false,
});

/** The sixteen contents that each key is tried with. */
export const storageFaults: readonly StorageFault[] = [
  { name: 'nothing', text: () => null, keepsGood: false, isSetAside: false },
  useless('an empty text', () => ''),
  useless('null', () => 'null'),
  useless('undefined', () => 'undefined'),
  useless('the wrong container', (resource) => list(resource, { 0: good(resource), length: 1 })),
  useless('a number', () => '42'),
  useless('a string', () => '"text"'),
  useless('a truncated text', (resource) => list(resource, [good(resource)]).slice(0, -3)),
  sound('an old version, a bare list', (resource) => JSON.stringify([good(resource)])),
  sound('a future version, with fields that nobody knows yet', (resource) =>
    JSON.stringify({ version: 99, [resource]: [{ ...good(resource), future: { a: [1] } }] }),
  ),
  partly('junk among good records', (resource) =>
    list(resource, [null, 7, 'text', [], {}, { id: 3 }, good(resource), { id: '../x' }]),
  ),
  partly('an id twice', (resource) => list(resource, [good(resource), good(resource)])),
  partly('__proto__', (resource) =>
    list(resource, [{ ...good(resource), id: '__proto__' }, good(resource)])
      .replace('{', '{"__proto__":{"polluted":true},')
      .replace('[{', '[{"__proto__":{"polluted":true},'),
  ),
  sound('a lone surrogate', (resource) =>
    list(resource, [withTexts(good(resource), (text) => `${text} ${LONE_SURROGATE}`)]),
  ),
  sound('a megabyte of text', (resource) =>
    list(resource, [{ ...good(resource), ...longField[resource]('x '.repeat(MEGABYTE / 2)) }]),
  ),
  {
    ...sound('scripts everywhere', (resource) =>
      list(resource, [withTexts(good(resource), (text) => `${text} ${SCRIPT}`)]),
    ),
    hasScripts: true,
  },
];

const longField: Record<ResourceName, (text: string) => object> = {
  products: (description) => ({ description }),
  categories: (description) => ({ description }),
  industries: (description) => ({ description }),
  blog: (content) => ({ content }),
  settings: (address) => ({ contact: { address, phone1: '1', email: 'a@tape.example' } }),
};

/** Fields that must keep their form, or are meant to run: the tag manager's snippets. */
const kept = new Set(['id', 'category', 'industries', 'products', 'popularProductIds', 'gtm', 'socialLinks']);
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The record with another text in each field that takes any. */
function withTexts(value: object, change: (text: string) => string): object {
  const changed = (entry: unknown): unknown => {
    if (typeof entry === 'string') return isDate(entry) ? entry : change(entry);
    if (Array.isArray(entry)) return entry.map(changed);
    return typeof entry === 'object' && entry !== null ? withTexts(entry, change) : entry;
  };
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [field, kept.has(field) ? entry : changed(entry)]),
  );
}
