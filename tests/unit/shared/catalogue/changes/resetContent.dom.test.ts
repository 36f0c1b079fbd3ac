import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeContent } from '../../../../../src/shared/catalogue/changes/changeContent';
import { UnsafeSaveError } from '../../../../../src/shared/catalogue/changes/refusals';
import { resetContent } from '../../../../../src/shared/catalogue/changes/resetContent';
import { collections } from '../../../../../src/shared/catalogue/collections';
import type { Content } from '../../../../../src/shared/catalogue/content';
import { withPictureFiles } from '../../../../../src/shared/catalogue/publishing/pictureFiles';
import { seedCollections } from '../../../../../src/shared/catalogue/seedCollections';
import { onStorageChange, StorageRefusedError } from '../../../../../src/shared/storage/browserStorage';
import { resourceNames } from '../../../../../src/shared/storage/keys';
import { readSetAside } from '../../../../../src/shared/storage/setAside';
import { buildProduct } from '../../../../builders';
import { contentKeys as keys, otherThan } from '../../../../contentKeys';
import { mendStorage, quotaError, refuseWrites, storedBytes } from '../../faultyStorage';

const edited = () => resourceNames.filter((name) => collections[name].isEdited());

/** Edits each collection. */
const editEverything = () =>
  changeContent(
    (now): Content => ({
      products: [...now.products.slice(1), buildProduct({ industries: ['hvac-industry'] })],
      categories: now.categories.toReversed(),
      industries: now.industries.map((industry) => ({ ...industry, subtitle: 'Own words' })),
      blog: now.blog.slice(2),
      settings: now.settings.map((record) => ({ ...record, popularProductIds: ['brown-kraft-tape'] })),
    }),
  );

let seeded: Record<string, string | null>;

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await seedCollections();
  seeded = storedBytes();
  await editEverything();
});

describe('resetting', () => {
  it('everything leaves what a fresh browser holds, byte for byte, and nothing counts as edited', async () => {
    expect(edited()).toEqual(resourceNames);
    await resetContent(resourceNames);
    expect(storedBytes()).toEqual(seeded);
    expect(edited()).toEqual([]);
  });

  it('notifies this tab of each collection, and only when nothing counts as edited any more', async () => {
    const told: [string | null, string[]][] = [];
    const stop = onStorageChange((key) => told.push([key, edited()]));
    await resetContent(resourceNames);
    stop();
    const keysTold = told.map(([key]) => key);
    expect(keysTold.toSorted()).toEqual(Object.values(keys).toSorted());
    for (const [, edits] of told) expect(edits).toEqual([]);
  });

  it.each(resourceNames.map((_, index) => index + 1))(
    'is all or nothing: refused at write %d, it changes nothing',
    async (nth) => {
      const before = storedBytes();
      refuseWrites(quotaError, (count) => count === nth);
      await expect(resetContent(resourceNames)).rejects.toThrow(StorageRefusedError);
      mendStorage();
      expect(storedBytes()).toEqual(before);
      expect(edited()).toEqual(resourceNames);
    },
  );

  it('changes nothing if a collection’s built-in records cannot be loaded', async () => {
    const before = storedBytes();
    vi.spyOn(collections.blog, 'builtIn').mockRejectedValue(new Error('No network'));
    await expect(resetContent(resourceNames)).rejects.toThrow('No network');
    expect(storedBytes()).toEqual(before);
  });

  it('succeeds even if another collection’s built-in records cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(collections.blog.defaults, 'load').mockRejectedValue(new TypeError('No network'));
    const change = await resetContent(['categories']);
    expect(change.after.categories).toEqual(await collections.categories.defaults.load());
    expect(localStorage.getItem(keys.categories)).toBe(seeded[keys.categories]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('products also removes the owner’s own from industries and settings', async () => {
    await resetContent(['products']);
    expect(localStorage.getItem(keys.products)).toBe(seeded[keys.products]);
    const hvac = collections.industries.stored()?.find(({ id }) => id === 'hvac-industry');
    expect(hvac?.products).not.toContain('brown-kraft-tape');
    expect(hvac?.subtitle).toBe('Own words');
    expect(collections.settings.stored()?.[0]?.popularProductIds).toEqual([]);
    expect(edited()).toEqual(otherThan('products'));
  });

  it('one collection does not touch those that do not depend on it', async () => {
    const before = storedBytes();
    await resetContent(['categories']);
    expect(edited()).toEqual(otherThan('categories'));
    for (const name of otherThan('categories'))
      expect(localStorage.getItem(keys[name])).toBe(before[keys[name]]);
  });

  it('writes what shrinks first, to make room for what grows', async () => {
    await changeContent((now) => ({
      categories: now.categories.map((category) => ({ ...category, subtitle: 'x'.repeat(10_000) })),
      blog: [],
    }));
    const written: string[] = [];
    refuseWrites(quotaError, (_count, key) => {
      written.push(key);
      return false;
    });
    await resetContent(['blog', 'categories']);
    expect(written.slice(0, 2)).toEqual([keys.categories, keys.blog]);
  });
});

describe('resetting what has fields of a newer build', () => {
  const newer = () => {
    const text = JSON.stringify({
      categories: [{ ...collections.categories.stored()?.[0], datasheet: 'x' }],
    });
    localStorage.setItem(keys.categories, text);
    return text;
  };
  const copies = () => readSetAside(keys.categories).map(({ text }) => text);
  const isCopy = (key: string) => key.endsWith('.corrupt');

  it('keeps a copy', async () => {
    const text = newer();
    await resetContent(['categories']);
    expect(localStorage.getItem(keys.categories)).toBe(seeded[keys.categories]);
    expect(copies()).toEqual([text]);
  });

  it('keeps the copy in the room that the reset makes', async () => {
    const text = newer();
    refuseWrites(quotaError, (_, key) => isCopy(key) && localStorage.getItem(keys.categories) === text);
    await resetContent(['categories']);
    expect(localStorage.getItem(keys.categories)).toBe(seeded[keys.categories]);
    expect(copies()).toEqual([text]);
  });

  it('lets the copy not take the room of what is reset', async () => {
    newer();
    refuseWrites(quotaError, (_, key) => key === keys.categories && copies().length > 0);
    await resetContent(['categories']);
    expect(localStorage.getItem(keys.categories)).toBe(seeded[keys.categories]);
  });

  it('also works if there is no room for a copy', async () => {
    newer();
    refuseWrites(quotaError, (_, key) => isCopy(key));
    await resetContent(['categories']);
    expect(localStorage.getItem(keys.categories)).toBe(seeded[keys.categories]);
    expect(copies()).toEqual([]);
  });

  it('is refused without room for a copy if they are in a collection that is not reset itself', async () => {
    const record = {
      ...collections.industries.stored()?.[0],
      datasheet: 'x',
      products: ['brown-kraft-tape'],
    };
    localStorage.setItem(keys.industries, JSON.stringify({ industries: [record] }));
    const before = storedBytes();
    refuseWrites(quotaError, (_, key) => isCopy(key));
    await expect(resetContent(['products'])).rejects.toThrow(UnsafeSaveError);
    expect(storedBytes()).toEqual(before);
  });
});

it('published content is recognised, although files have replaced the pictures that the owner chose', async () => {
  await resetContent(resourceNames);
  const image = 'data:image/webp;base64,UklGRg==';
  const { after } = await changeContent((now) => ({
    categories: now.categories.map((category) => ({ ...category, image })),
  }));
  const published =
    after.categories?.map((category) => ({ ...category, image: withPictureFiles(image) })) ?? [];
  vi.spyOn(collections.categories.defaults, 'load').mockResolvedValue(published);
  expect(edited()).toEqual(['categories']);
  await seedCollections();
  expect(edited()).toEqual([]);
  expect(collections.categories.stored()).toEqual(published);
});
