import { act } from 'react';
import { expect, it } from 'vitest';
import { largestEmbedded } from '../../../../src/admin/pictures/largestEmbedded';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { storageKeys } from '../../../../src/shared/storage/keys';
import { setAside } from '../../../../src/shared/storage/setAside';
import { buildArticle, buildCategory, buildContent, buildProduct } from '../../../builders';
import { openAdmin, until, withText } from '../support/openAdmin';
import { press } from '../support/render';

const picture = (size: number) => `data:image/webp;base64,${'A'.repeat(size)}`;

it('the dashboard warns while there is some space left, and leads to what fills it', async () => {
  const router = await openAdmin('/admin/dashboard');
  await until(() => document.querySelector('[aria-label="What the site holds"]'));
  expect(document.body.textContent).not.toContain('left in this browser');
  const stored = [buildProduct({ name: 'Kraft Tape', images: [picture(9000)] })];
  await act(() => changeContent(() => ({ products: stored })));
  // happy-dom has no limit.
  localStorage.setItem('elsewhere', 'x'.repeat(4.9 * 1024 * 1024));
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'elsewhere' })));
  expect(document.body.textContent).not.toContain('set aside');
  await act(async () => {
    setAside(storageKeys.blog, 'x'.repeat(2048));
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(document.body.textContent).toContain(
    'Back up first. What was set aside takes 2 kB: under “Set aside” there, press “Download”, and then “Discard”. Then take out',
  );
  await press(await withText('a', 'Product “Kraft Tape”'));
  expect(router.state.location.pathname).toBe('/admin/products/edit/kraft-tape');
});

it('pictures from files are found in fields and texts of all records, the largest first', () => {
  const content = buildContent({
    products: [
      buildProduct({ name: 'Two', images: ['/images/own.webp', picture(100), picture(100)] }),
      buildProduct({ name: 'None' }),
    ],
    categories: [buildCategory({ name: 'Papers', image: picture(300) })],
    blog: [buildArticle({ title: 'Long', content: `<p>See</p><img src="${picture(400)}" alt="">` })],
  });
  const [head] = picture(0).split('A');
  expect(largestEmbedded(content)).toMatchObject([
    { title: 'Article “Long”', size: 400 + (head?.length ?? 0), to: '/admin/blog/edit/long' },
    { title: 'Category “Papers”', to: '/admin/categories#papers' },
    { title: 'Product “Two”', size: 2 * picture(100).length },
  ]);
  const own = new Set([picture(300), picture(100)]);
  expect(largestEmbedded(content, own).map(({ title }) => title)).toEqual(['Article “Long”']);
});
