// @vitest-environment happy-dom
import type { GetManyReferenceParams } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReads } from '../../../../src/admin/data/reads';
import { discardUnused, findUnusedTexts } from '../../../../src/admin/storage/unusedTexts';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../src/shared/catalogue/collections';
import { buildCategory, buildProduct } from '../../../builders';
import { quotaError, refuseWrites } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';

const stored = [
  buildProduct({ name: 'Tape 10' }),
  buildProduct({ name: 'Tape 9', brand: 'Zenith' }),
  buildProduct({ name: 'foam Tape', brand: '' }),
  buildProduct({ name: 'Zipper Tape', brand: 'anchor' }),
  buildProduct({ name: 'Cloth Tape', brand: 'Borax' }),
];

beforeEach(() => {
  localStorage.clear();
  storeContent({ products: stored });
});

async function namesBy(field: string, order: 'ASC' | 'DESC', page = 1, perPage = 10): Promise<string[]> {
  const reads = await createReads();
  const sort = { field, order };
  const { data, total } = await reads.getList('products', {
    sort,
    pagination: { page, perPage },
    filter: {},
  });
  expect(total).toBe(stored.length);
  return data.map(({ name }) => name);
}

it.each([
  ['ASC', ['Zipper Tape', 'Cloth Tape', 'Tape 9', 'Tape 10', 'foam Tape']],
  ['DESC', ['Tape 9', 'Cloth Tape', 'Zipper Tape', 'Tape 10', 'foam Tape']],
] as const)('sorts by brand (%s) with products without a brand last', async (order, names) => {
  expect(await namesBy('brand', order)).toEqual(names);
});

it('sorts by name, ignoring case and comparing numbers by value, across pages', async () => {
  expect(await namesBy('name', 'ASC', 1, 3)).toEqual(['Cloth Tape', 'foam Tape', 'Tape 9']);
  expect(await namesBy('name', 'ASC', 2, 3)).toEqual(['Tape 10', 'Zipper Tape']);
});

it('sorts by the category’s name, or by its id if no such category exists', async () => {
  const of = (id: string, name: string) => buildCategory({ id, name });
  storeContent({ categories: [of('antistatic', 'ESD'), of('zinc', 'Anti-skid')] });
  const kept = ['antistatic', 'zinc', 'brass'].map((category) => buildProduct({ name: category, category }));
  storeContent({ products: kept });
  const reads = await createReads();
  const { data } = await reads.getList('products', { sort: { field: 'category', order: 'ASC' } });
  expect(data.map(({ name }) => name)).toEqual(['zinc', 'brass', 'antistatic']);
});

it('lists first, by name, what has the searched words in its name', async () => {
  const of = (name: string, description: string) => buildProduct({ name, description });
  const kept = [of('Tape 9', 'paper'), of('Bag Paper', ''), of('Art Tape', 'Paper'), of('Crêpe paper', '')];
  storeContent({ products: kept });
  const reads = await createReads();
  const namesBySearch = async (field: string) => {
    const { data } = await reads.getList('products', {
      sort: { field, order: 'ASC' },
      filter: { q: 'PAPER' },
    });
    return data.map(({ name }) => name);
  };
  expect(await namesBySearch('name')).toEqual(['Bag Paper', 'Crêpe paper', 'Art Tape', 'Tape 9']);
  // In another order, the owner looks for something else.
  expect(await namesBySearch('')).toEqual(kept.map(({ name }) => name));
});

it('keeps the stored order if no field to sort by is given', async () => {
  expect(await namesBy('', 'ASC')).toEqual(stored.map(({ name }) => name));
});

it('reads the records that refer to another one, and refuses one that is not there as not found', async () => {
  const reads = await createReads();
  const params = { target: 'brand', id: 'Borax', filter: {} };
  const { data, total } = await reads.getManyReference('products', params as GetManyReferenceParams);
  expect([data.map(({ name }) => name), total]).toEqual([['Cloth Tape'], 1]);
  await expect(reads.getOne('products', { id: 'gone' })).rejects.toMatchObject({ status: 404 });
});

it('reads what is valid of an unreadable text, and what is saved once that was discarded, without a reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storeContent({ products: [...stored, { id: 7 } as never] });
  refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));
  const reads = await createReads();
  expect((await reads.getList('products', {})).data).toEqual(stored);
  const [found] = findUnusedTexts();
  if (found) discardUnused(found);
  const changed = buildProduct({ name: 'Cloth Tape', brand: 'New' });
  await changeContent(() => ({ products: [...stored.slice(0, -1), changed] }));
  expect((await reads.getOne('products', { id: changed.id })).data).toEqual(changed);
});

it('reads the built-in records if the browser stores nothing', async () => {
  refuseWrites(quotaError);
  const reads = await createReads();
  expect((await reads.getList('categories', {})).data).toEqual(await collections.categories.defaults.load());
});
