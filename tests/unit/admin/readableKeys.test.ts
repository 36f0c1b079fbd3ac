import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeReadable, passOnReadable } from '../../../src/admin/data/readableKeys';
import { products } from '../../../src/shared/catalogue/product';
import { collection } from '../../../src/shared/storage/collection';
import { markUntouched } from '../../../src/shared/storage/seedMarks';
import { readSetAside } from '../../../src/shared/storage/setAside';
import { contentKeys as keys } from '../../contentKeys';
import { goodRecords, storageFaults } from '../../storageFaults';
import { patiently } from '../patience';
import { mendStorage, quotaError, refuseWrites } from '../shared/faultyStorage';

const plain = products.encode([goodRecords.products as never]);

/** What a listener that parses the text as it stands gets to see of the products. */
const seen: (string | null)[] = [];
const listen = (event: StorageEvent) => {
  if (event.key === keys.products) seen.push(event.newValue);
};

passOnReadable();
window.addEventListener('storage', listen);

/** As when another tab writes the text. */
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
afterEach(() => {
  mendStorage();
  vi.restoreAllMocks();
});

describe.each(storageFaults)('with $name under the key', ({ text, left, isSetAside }) => {
  const records = left('products');

  it('the provider finds a list of good records and nothing else, at the start', async () => {
    const fault = text('products');
    if (fault !== null) localStorage.setItem(keys.products, fault);
    await products.seed();
    expect(await makeReadable(products)).toBe(true);
    const content = JSON.parse(localStorage.getItem(keys.products) ?? '');
    expect(Object.keys(content)).toEqual(['products']);
    if (records) expect(content.products).toMatchObject(records);
    expect(readSetAside(keys.products)).toHaveLength(isSetAside ? 1 : 0);
  });

  it('written by another tab, it is passed on as the store reads it', async () => {
    writtenElsewhere(text('products'));
    await patiently(() => expect(seen).toHaveLength(1));
    const content = JSON.parse(seen[0] ?? '');
    expect(Object.keys(content)).toEqual(['products']);
    expect(content.products.length).toBe((records ?? (await products.defaults.load())).length);
  });
});

it('records of an older version get the fields that they lack, before the provider sees them', async () => {
  const old = JSON.stringify({ products: [{ id: 'old-tape', name: 'Old tape' }] });
  const inPlain = expect.objectContaining({ id: 'old-tape', images: [], industries: [] });
  localStorage.setItem(keys.products, old);
  expect(await makeReadable(products)).toBe(true);
  expect(JSON.parse(localStorage.getItem(keys.products) ?? '').products).toEqual([inPlain]);
  writtenElsewhere(old);
  await patiently(() => expect(seen).toHaveLength(1));
  expect(JSON.parse(seen[0] ?? '').products).toEqual([inPlain]);
});

it('records that nobody edited do not count as edited for the fields that they get', async () => {
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

it('what another tab wrote in order is passed on as it is', () => {
  writtenElsewhere(plain);
  expect(seen).toEqual([plain]);
});

it('where all was cleared, the built-in records are passed on', async () => {
  localStorage.setItem(keys.products, plain);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await patiently(() => expect(seen).toHaveLength(1));
  expect(JSON.parse(seen[0] ?? '').products.length).toBeGreaterThan(1);
});

it('what is not valid and cannot be set aside is not written over', async () => {
  const text = products.encode([goodRecords.products as never, { id: 7 } as never]);
  localStorage.setItem(keys.products, text);
  refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));
  expect(await makeReadable(products)).toBe(false);
  expect(localStorage.getItem(keys.products)).toBe(text);
});

it('where the browser refuses to put right what another tab wrote, it is passed on once', async () => {
  const text = JSON.stringify([goodRecords.products]);
  localStorage.setItem(keys.products, text);
  refuseWrites(quotaError);
  window.dispatchEvent(new StorageEvent('storage', { key: keys.products, newValue: text }));
  await patiently(() => expect(seen).toHaveLength(1));
  // Those of another key take as long: what more came of these would be here as well.
  const others = new Promise<void>((resolve) => {
    window.addEventListener('storage', ({ key }) => key === keys.categories && resolve());
  });
  window.dispatchEvent(new StorageEvent('storage', { key: keys.categories, newValue: '[]' }));
  await others;
  expect(seen).toEqual([plain]);
});

it('where the browser refused a newer build’s seed, the provider is not to read the older one', async () => {
  const older = products.encode([goodRecords.products as never]);
  localStorage.setItem(keys.products, older);
  markUntouched('products', older, 'an older build’s');
  // As a page that is opened then.
  const newer = collection(products);
  refuseWrites(quotaError);
  expect(newer.stored()).toBeUndefined();
  expect(await makeReadable(newer)).toBe(false);
});

it('where the browser refuses to put it right, the provider is not to read the key', async () => {
  localStorage.setItem(keys.products, JSON.stringify([goodRecords.products]));
  refuseWrites(quotaError);
  expect(await makeReadable(products)).toBe(false);
});
