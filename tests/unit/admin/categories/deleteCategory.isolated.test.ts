// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteCategory } from '../../../../src/admin/categories/deleteCategory';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { buildCategory, buildProduct } from '../../../builders';
import { storedBytes } from '../../shared/faultyStorage';
import { emptyHistory } from '../support/historyStorage';

const titles = async () => (await listChanges()).map(changeTitle);

beforeEach(async () => {
  localStorage.clear();
  await emptyHistory();
  await seedCollections();
});

it('the history names a deleted category and where its products went', async () => {
  const { categories, products } = await currentContent();
  const [first, second] = categories;
  if (!first || !second) throw new Error('The defaults have categories');
  const count = products.filter(({ category }) => category === first.id).length;
  await deleteCategory({ category: first, shown: [first], count, moveTo: second });
  expect(await titles()).toEqual([`Category “${first.name}” deleted, its products moved to ${second.name}`]);
  const [{ touched } = { touched: [] }] = await listChanges();
  expect(touched.filter(({ resource }) => resource === 'products')).toHaveLength(count);
  const after = await currentContent();
  expect(after.products.filter(({ category }) => category === first.id)).toEqual([]);
  const { length } = after.products.filter(({ category }) => category === second.id);
  await deleteCategory({ category: second, shown: [second], count: length, moveTo: undefined });
  expect((await titles())[0]).toBe(`Category “${second.name}” deleted`);
});

it('a category is not deleted if the one that its products should move to is gone', async () => {
  const [first, second, ...others] = (await currentContent()).categories;
  if (!first || !second) throw new Error('The defaults have categories');
  await changeContent(() => ({ categories: [first, ...others] }));
  const before = storedBytes();
  const deletion = { category: first, shown: [first], count: 1, moveTo: second };
  await expect(deleteCategory(deletion)).rejects.toThrow(`“${second.name}” does not exist any more`);
  expect(storedBytes()).toEqual(before);
});

describe('a category is not deleted', () => {
  const category = buildCategory({ name: 'Own Tapes' });
  const deletion = { category, shown: [category], count: 0, moveTo: undefined };
  beforeEach(() => changeContent((now) => ({ categories: [...now.categories, category] })));

  it('if another tab changed it meanwhile', async () => {
    await changeContent((now) => ({
      categories: now.categories.map((one) => (one.id === category.id ? { ...one, subtitle: 'New' } : one)),
    }));
    const before = storedBytes();
    await expect(deleteCategory(deletion)).rejects.toThrow('“Own Tapes” was changed elsewhere meanwhile');
    expect(storedBytes()).toEqual(before);
  });

  it('if another tab put a product into it meanwhile', async () => {
    await changeContent((now) => ({
      products: [...now.products, buildProduct({ category: category.id })],
    }));
    const before = storedBytes();
    await expect(deleteCategory(deletion)).rejects.toThrow('the products of this category changed meanwhile');
    expect(storedBytes()).toEqual(before);
  });
});
