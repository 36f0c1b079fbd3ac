// @vitest-environment happy-dom
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { interceptUnreadable, makeReadable } from '../../../../src/admin/data/readableKeys';
import { products } from '../../../../src/shared/catalogue/product';
import { collection } from '../../../../src/shared/storage/collection';
import { markUntouched } from '../../../../src/shared/storage/seedMarks';
import { readSetAside } from '../../../../src/shared/storage/setAside';
import { contentKeys as keys } from '../../../contentKeys';
import { goodRecords, storageFaults } from '../../../storageFaults';
import { patiently } from '../../patience';
import { quotaError, refuseWrites, reportWrite } from '../../shared/faultyStorage';

const plain = products.encode([goodRecords.products as never]);

/** The texts of the products that reach a listener which parses them as they are. */
const seen: (string | null)[] = [];
const listen = (event: StorageEvent) => {
  if (event.key === keys.products) seen.push(event.newValue);
};

interceptUnreadable();
window.addEventListener('storage', listen);

/** Writes the text as another tab would. */
function writtenElsewhere(text: string | null) {
  if (text === null) localStorage.removeItem(keys.products);
  else localStorage.setItem(keys.products, text);
  window.dispatchEvent(new StorageEvent('storage', { key: keys.products, newValue: text }));
}

beforeEach(() => {
  localStorage.clear();
  seen.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe.each(storageFaults)('with $name under the key', ({ text, left, isSetAside, hasUnknownFields }) => {
  const records = left('products');

  if (!hasUnknownFields) {
    it('the provider finds a list of good records and nothing else at start-up', async () => {
      const fault = text('products');
      if (fault !== null) localStorage.setItem(keys.products, fault);
      await products.seed();
      expect(await makeReadable(products)).toBe(true);
      const content = JSON.parse(localStorage.getItem(keys.products) ?? '');
      expect(Object.keys(content)).toEqual(['products']);
      expect(content.products).toMatchObject(records ?? (await products.defaults.load()));
      expect(readSetAside(keys.products)).toHaveLength(isSetAside ? 1 : 0);
    });
  }

  it('passes it on as the store reads it if another tab wrote it', async () => {
    writtenElsewhere(text('products'));
    await patiently(() => expect(seen).toHaveLength(1));
    const content = JSON.parse(seen[0] ?? '');
    expect(Object.keys(content)).toEqual(['products']);
    expect(content.products.length).toBe((records ?? (await products.defaults.load())).length);
  });
});

it('adds missing fields to records of an older version before the provider sees them', async () => {
  const old = JSON.stringify({ products: [{ id: 'old-tape', name: 'Old tape' }] });
  const inPlain = expect.objectContaining({ id: 'old-tape', images: [], industries: [] });
  localStorage.setItem(keys.products, old);
  expect(await makeReadable(products)).toBe(true);
  expect(JSON.parse(localStorage.getItem(keys.products) ?? '').products).toEqual([inPlain]);
  writtenElsewhere(old);
  await patiently(() => expect(seen).toHaveLength(1));
  expect(JSON.parse(seen[0] ?? '').products).toEqual([inPlain]);
});

it.each([
  ['records', [{ id: 'old-tape', name: 'Old tape', datasheet: 'old.pdf' }], {}],
  ['the list', [goodRecords.products], { layout: 'wide' }],
])('does not rewrite a text with unknown fields in or beside %s', async (_, records, more) => {
  const text = JSON.stringify({ products: records, ...more });
  localStorage.setItem(keys.products, text);
  expect(await makeReadable(products)).toBe(false);
  writtenElsewhere(text);
  await patiently(() => expect(seen).toHaveLength(1));
  expect(Object.keys(JSON.parse(seen[0] ?? ''))).toEqual(['products']);
  expect(localStorage.getItem(keys.products)).toBe(text);
});

it('does not count unedited records as edited because of added fields', async () => {
  const setup = {
    ...products,
    schema: v.object({ id: v.string(), notes: v.optional(v.array(v.string()), []) }),
    defaults: { version: 'this build’s', load: async () => [{ id: 'a', notes: [] }] },
  };
  const text = '{"products":[{"id":"a"}]}';
  localStorage.setItem(keys.products, text);
  markUntouched('products', text, 'this build’s');
  const newer = collection(setup);
  expect(await makeReadable(newer)).toBe(true);
  expect(localStorage.getItem(keys.products)).toBe('{"products":[{"id":"a","notes":[]}]}');
  expect(newer.isEdited()).toBe(false);
});

it('passes on a valid text from another tab as it is', () => {
  writtenElsewhere(plain);
  expect(seen).toEqual([plain]);
});

it.each([
  ['if all of storage was cleared', () => {}],
  ['also if the browser then refuses to store them', () => refuseWrites(quotaError)],
])('passes on the built-in records %s', async (_, spoil) => {
  localStorage.setItem(keys.products, plain);
  localStorage.clear();
  spoil();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await patiently(() => expect(seen).toHaveLength(1));
  expect(JSON.parse(seen[0] ?? '').products).toEqual(await products.defaults.load());
});

it('passes on what another tab wrote even if the built-in records cannot be loaded', async () => {
  vi.spyOn(products.defaults, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  writtenElsewhere(JSON.stringify({ products: [{ id: 'old-tape', name: 'Old tape' }] }));
  await patiently(() => expect(seen).toHaveLength(1));
  expect(JSON.parse(seen[0] ?? '').products).toHaveLength(1);
});

// Vitest reports the rejection that nobody handles.
it('passes nothing on, and rejects nothing, if neither that nor the built-in records can be read', async () => {
  const load = vi.spyOn(products.defaults, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  writtenElsewhere('unreadable');
  // To seed, to rewrite what is stored, and to read it.
  await patiently(() => expect(load).toHaveBeenCalledTimes(3));
  expect(seen).toEqual([]);
});

it('does not overwrite invalid records that cannot be set aside', async () => {
  const text = products.encode([goodRecords.products as never, { id: 7 } as never]);
  localStorage.setItem(keys.products, text);
  refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));
  expect(await makeReadable(products)).toBe(false);
  expect(localStorage.getItem(keys.products)).toBe(text);
});

it('passes on another tab’s text once, even if the browser refuses to store the correction', async () => {
  const text = JSON.stringify([goodRecords.products]);
  localStorage.setItem(keys.products, text);
  refuseWrites(quotaError);
  window.dispatchEvent(new StorageEvent('storage', { key: keys.products, newValue: text }));
  await patiently(() => expect(seen).toHaveLength(1));
  // Events of another key take as long, so any further event of this key would have arrived by now.
  const others = new Promise<void>((resolve) => {
    window.addEventListener('storage', ({ key }) => key === keys.categories && resolve());
  });
  window.dispatchEvent(new StorageEvent('storage', { key: keys.categories, newValue: '[]' }));
  await others;
  expect(seen).toEqual([plain]);
});

it('keeps the provider from reading an older seed if the browser refused the newer one', async () => {
  const older = products.encode([goodRecords.products as never]);
  localStorage.setItem(keys.products, older);
  markUntouched('products', older, 'an older build’s');
  // As on a page that is opened afterwards.
  const newer = collection(products);
  refuseWrites(quotaError);
  expect(newer.stored()).toBeUndefined();
  expect(await makeReadable(newer)).toBe(false);
});

it('keeps the provider from reading the key if the browser refuses to store the correction', async () => {
  localStorage.setItem(keys.products, JSON.stringify([goodRecords.products]));
  refuseWrites(quotaError);
  expect(await makeReadable(products)).toBe(false);
});

it('passes on what another tab stored while this one seeded, once it is back under the key', async () => {
  await products.seed();
  reportWrite(keys.products, null, plain);
  expect(localStorage.getItem(keys.products)).toBe(plain);
  expect(seen).toEqual([plain]);
});
