import { expect, it } from 'vitest';
import { discardUnreadable, findUnreadable, type Unreadable } from '../../../src/admin/storage/unreadable';
import { products } from '../../../src/shared/catalogue/product';
import { readSetAside } from '../../../src/shared/storage/setAside';
import { buildProduct } from '../../builders';
import { contentKeys as keys } from '../../contentKeys';
import {
  mendStorage,
  quotaError,
  refuseWrites,
  storedBytes,
  withFreshStorage,
} from '../shared/faultyStorage';

const kraft = buildProduct();
const partly = JSON.stringify({ products: [kraft, { id: 'broken' }] });

const refuseCopies = () => refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));

function findOne(): Unreadable {
  const [found] = findUnreadable();
  if (!found) throw new Error('No unreadable text was found.');
  return found;
}

withFreshStorage();

it('finds a text in its place if it cannot be set aside, and later where it was set aside', () => {
  localStorage.setItem(keys.products, partly);
  refuseCopies();
  expect(findUnreadable()).toEqual([
    { name: 'products', texts: [{ at: '', text: partly }], isInPlace: true },
  ]);
  mendStorage();
  expect(findUnreadable()).toMatchObject([{ name: 'products', texts: [{ text: partly }], isInPlace: false }]);
});

it.each([
  ['partly readable, leaves what is valid of it', partly, [kraft]],
  ['not readable at all, leaves the built-in records to serve', 'junk', undefined],
])('discarding a text that is still in its place, %s', (_, text, left) => {
  localStorage.setItem(keys.products, text);
  refuseCopies();
  discardUnreadable(findOne());
  expect(findUnreadable()).toEqual([]);
  expect(products.stored()).toEqual(left);
  expect(products.unsavedCorruptText()).toBeUndefined();
});

it('does not discard a text that changed after it was found', () => {
  localStorage.setItem(keys.products, partly);
  refuseCopies();
  const found = findOne();
  localStorage.setItem(keys.products, 'junk');
  const before = storedBytes();
  discardUnreadable(found);
  expect(storedBytes()).toEqual(before);
  expect(readSetAside(keys.products)).toEqual([]);
});
