import { expect, it } from 'vitest';
import { articles } from '../../../../src/shared/catalogue/article';
import { products } from '../../../../src/shared/catalogue/product';
import { announced, openAdmin, until } from '../support/openAdmin';
import { byLabel, press } from '../support/render';

/** What holds the rows and, at its start, says which they are. */
const list = () => document.querySelector('table')?.closest('.RaList-content');

it.each([
  { path: 'products', collection: products, order: 'by Name, A to Z' },
  { path: 'blog', collection: articles, order: 'by Published, newest first' },
])(
  'turning a page of $path announces its range, and moves the focus to the start of the list',
  async ({ path, collection, order }) => {
    await openAdmin(`/admin/${path}?perPage=5`);
    const total = collection.stored()?.length;
    await announced(`1 to 5 of ${total} in the list, ${order}`);
    expect(document.activeElement).not.toBe(list());
    await press(byLabel('Go to next page'));
    await announced(`6 to 10 of ${total} in the list, ${order}`);
    expect(document.activeElement).toBe(list());
    expect(list()?.contains(byLabel('Go to next page'))).toBe(false);
  },
);

it('the last page is announced with its own end; sorting leads to the first, without moving the focus', async () => {
  const { length: total } = await products.current();
  const pages = Math.ceil(total / 5);
  await openAdmin(`/admin/products?perPage=5&page=${pages}`);
  await announced(`${5 * pages - 4} to ${total} of ${total} in the list, by Name, A to Z`);
  expect(document.activeElement).not.toBe(list());
  const heading = await until(() => document.querySelector<HTMLElement>('th [data-field="category"]'));
  await press(heading);
  await announced(`1 to 5 of ${total} in the list, by Category, A to Z`);
  expect(document.activeElement).toBe(heading);
});
