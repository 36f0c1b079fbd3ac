import { expect, it } from 'vitest';
import { openAdmin, until } from '../support/openAdmin';

it.each([
  { path: 'products', name: 'Products' },
  { path: 'categories', name: 'Categories' },
  { path: 'industries', name: 'Industries' },
  { path: 'blog', name: 'Articles' },
])('the table of $path has a name', async ({ path, name }) => {
  await openAdmin(`/admin/${path}`);
  const table = await until(() => document.querySelector('.RaList-content table'));
  expect(table.getAttribute('aria-label')).toBe(name);
});

it('the buttons that turn pages are named once as what they are, without the role that is read out anyway', async () => {
  await openAdmin('/admin/products?perPage=5');
  const pages = await until(() => document.querySelector('.RaList-main nav'));
  expect(pages.getAttribute('aria-label')).toBe('Pages');
});
