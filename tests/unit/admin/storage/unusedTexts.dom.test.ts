import { beforeEach, describe, expect, it } from 'vitest';
import { discardUnused, findUnusedTexts, type UnusedTexts } from '../../../../src/admin/storage/unusedTexts';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { UnsafeSaveError } from '../../../../src/shared/catalogue/changes/refusals';
import { products } from '../../../../src/shared/catalogue/product';
import { readSetAside, setAside } from '../../../../src/shared/storage/setAside';
import { buildProduct } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';
import {
  mendStorage,
  quotaError,
  refuseWrites,
  storedBytes,
  withFreshStorage,
} from '../../shared/faultyStorage';

const kraft = buildProduct();
const partly = JSON.stringify({ products: [kraft, { id: 'broken' }] });

const refuseCopies = () => refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));

function findOne(): UnusedTexts {
  const [found] = findUnusedTexts();
  if (!found) throw new Error('No unused text was found.');
  return found;
}

withFreshStorage();

it('finds a text in its place if it cannot be set aside, and later where it was set aside', () => {
  localStorage.setItem(keys.products, partly);
  refuseCopies();
  expect(findUnusedTexts()).toEqual([
    { name: 'products', texts: [{ at: '', text: partly }], place: 'unreadable' },
  ]);
  mendStorage();
  expect(findUnusedTexts()).toMatchObject([{ name: 'products', texts: [{ text: partly }], place: 'aside' }]);
});

it.each([
  ['partly readable, leaves what is valid of it', partly, [kraft]],
  ['not readable at all, leaves the built-in records to serve', 'junk', undefined],
])('discarding a text that is still in its place, %s', (_, text, left) => {
  localStorage.setItem(keys.products, text);
  refuseCopies();
  discardUnused(findOne());
  expect(findUnusedTexts()).toEqual([]);
  expect(products.stored()).toEqual(left);
  expect(products.corruptInPlace()).toBeUndefined();
});

it('does not discard a text that changed after it was found', () => {
  localStorage.setItem(keys.products, partly);
  refuseCopies();
  const found = findOne();
  localStorage.setItem(keys.products, 'junk');
  const before = storedBytes();
  discardUnused(found);
  expect(storedBytes()).toEqual(before);
  expect(readSetAside(keys.products)).toEqual([]);
});

describe('a text with fields of a newer build, as after its host was rolled back,', () => {
  const newer = JSON.stringify({ products: [{ ...kraft, datasheet: 'kraft.pdf' }] });
  const inItsPlace = { name: 'products', texts: [{ at: '', text: newer }], place: 'newer' };
  const rename = () =>
    changeContent((now) => ({ products: now.products.map((one) => ({ ...one, name: 'New' })) }));

  beforeEach(() => localStorage.setItem(keys.products, newer));

  it('is found where it stands, until a save sets it aside', async () => {
    expect(findUnusedTexts()).toEqual([inItsPlace]);
    expect(readSetAside(keys.products)).toEqual([]);
    await rename();
    expect(findUnusedTexts()).toMatchObject([{ name: 'products', texts: [{ text: newer }], place: 'aside' }]);
  });

  it('is found where it stands if a save failed after all', async () => {
    refuseWrites(quotaError, (_, key) => key === keys.products);
    await expect(rename()).rejects.toThrow(UnsafeSaveError);
    expect(findUnusedTexts()).toEqual([inItsPlace]);
  });

  it('is found once if it was set aside and is still in its place, as when the browser was killed during a save', () => {
    setAside(keys.products, newer);
    expect(findUnusedTexts()).toMatchObject([{ texts: [{ text: newer }], place: 'aside' }]);
  });

  it('is found if there is no room to set it aside; discarding it leaves what is known, and saves go on', async () => {
    refuseCopies();
    await expect(rename()).rejects.toThrow(UnsafeSaveError);
    expect(findUnusedTexts()).toEqual([inItsPlace]);
    discardUnused(findOne());
    expect(findUnusedTexts()).toEqual([]);
    expect(localStorage.getItem(keys.products)).toBe(products.encode([kraft]));
    await rename();
    expect(products.stored()?.[0]?.name).toBe('New');
  });

  it('is not discarded if it changed after it was found', () => {
    const found = findOne();
    const changed = newer.replace('kraft.pdf', 'other.pdf');
    localStorage.setItem(keys.products, changed);
    discardUnused(found);
    expect(localStorage.getItem(keys.products)).toBe(changed);
  });
});
