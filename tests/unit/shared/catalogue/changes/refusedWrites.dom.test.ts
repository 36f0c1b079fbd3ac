import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeContent } from '../../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../../src/shared/catalogue/collections';
import { StorageRefusedError, tryWriteText } from '../../../../../src/shared/storage/browserStorage';
import { buildArticle, buildCategory, buildSettings } from '../../../../builders';
import { contentKeys as keys } from '../../../../contentKeys';
import {
  blockStorage,
  leaveNoRoom,
  mendStorage,
  quotaError,
  quotaErrors,
  refuseWrites,
  removeStorage,
  storedBytes,
} from '../../faultyStorage';
import { deleteKraft, followStorage, namesStored, withFewRecords } from './changeSample';

const { products } = collections;

withFewRecords();

describe('a write that the browser refuses', () => {
  const FULL = /storage is full, so nothing was saved/;
  const BLOCKED = /does not let the site store anything, so nothing was saved/;

  /** Each key of the write is refused in turn. */
  const cases = quotaErrors.flatMap(([name, error]) => [1, 2, 3].map((nth) => ({ name, error, nth })));

  it.each(cases)(
    'because of $name, at write $nth of 3, leaves every key as it was',
    async ({ error, nth }) => {
      const before = storedBytes();
      const { seen } = followStorage();
      const tried: string[] = [];
      refuseWrites(error, (count, key) => {
        tried.push(key);
        return count === nth;
      });
      const refusal = await deleteKraft().catch((reason: unknown) => reason);
      expect(tried.slice(0, nth)).toEqual([keys.products, keys.industries, keys.settings].slice(0, nth));
      expect(refusal).toBeInstanceOf(StorageRefusedError);
      expect(refusal).toMatchObject({ message: expect.stringMatching(FULL), cause: error });
      mendStorage();
      expect(storedBytes()).toEqual(before);
      expect(seen).toEqual([]);
      expect(namesStored()).toEqual(['Kraft Tape', 'Foam Tape']);
    },
  );

  it('leaves every key as it was even if what others gave up has been used', async () => {
    const before = storedBytes();
    leaveNoRoom();
    const change = changeContent(() => ({
      blog: [],
      categories: [buildCategory({ name: 'New Tapes' }), buildCategory()],
      settings: [buildSettings({ gtm: { head: 'x'.repeat(9000), body: '' } })],
    }));
    await expect(change).rejects.toThrow(FULL);
    expect(storedBytes()).toEqual(before);
  });

  it('removes what it wrote if nothing was stored before', async () => {
    localStorage.clear();
    refuseWrites(quotaError, (count) => count === 2);
    const change = changeContent(() => ({ categories: [buildCategory()], blog: [buildArticle()] }));
    await expect(change).rejects.toThrow(StorageRefusedError);
    mendStorage();
    expect(storedBytes()).toEqual({});
  });

  it('can be tried again once there is room', async () => {
    refuseWrites(quotaError);
    await expect(deleteKraft()).rejects.toThrow(FULL);
    mendStorage();
    await deleteKraft();
    expect(namesStored()).toEqual(['Foam Tape']);
  });

  it('is reported as refused even if the old text cannot be put back', async () => {
    refuseWrites(quotaError, (count) => count >= 2);
    await expect(deleteKraft()).rejects.toThrow(StorageRefusedError);
    expect(console.error).toHaveBeenCalledWith(`"${keys.products}" could not be put back as it was`);
  });

  it.each([
    ['is blocked', blockStorage],
    ['is missing', removeStorage],
    ['refuses for another reason', () => refuseWrites(new DOMException('', 'SecurityError'))],
    ['refuses with no DOMException', () => refuseWrites(new Error('QuotaExceededError'))],
  ])('says that site data is not allowed if storage %s', async (_, spoil) => {
    const before = storedBytes();
    spoil();
    const change = changeContent((now) => ({
      categories: [...now.categories, buildCategory({ name: 'New Tapes' })],
    }));
    await expect(change).rejects.toThrow(BLOCKED);
    mendStorage();
    expect(storedBytes()).toEqual(before);
  });
});

describe.each([
  ['blocked', blockStorage],
  ['missing', removeStorage],
])('while storage is %s', (state, spoil) => {
  beforeEach(spoil);

  it.each(Object.values(collections))('the built-in $resource are used', async (collection) => {
    expect(collection.stored()).toBeUndefined();
    expect(await collection.current()).toEqual(await collection.defaults.load());
    expect(collection.isEdited()).toBe(false);
    await expect(collection.seed()).resolves.toBeUndefined();
  });

  it('a failed read is logged only if storage is blocked', () => {
    products.stored();
    const said = vi.mocked(console.error).mock.calls.map(([message]) => message);
    expect(said.includes(`Could not read "${keys.products}" from the browser's storage`)).toBe(
      state === 'blocked',
    );
  });

  it('a failed write is logged', () => {
    tryWriteText(keys.products, '');
    const words = `Could not write "${keys.products}" to the browser's storage`;
    expect(console.error).toHaveBeenCalledWith(words, expect.anything());
  });
});
