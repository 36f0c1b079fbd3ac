import 'fake-indexeddb/auto';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openAdmin, until } from './openAdmin';
import { press } from './render';

it('the dashboard warns while there is some space left, and leads to the products with pictures from files', async () => {
  const router = await openAdmin('/admin/dashboard');
  await until(() => document.querySelector('[aria-label="What the site holds"]'));
  expect(document.body.textContent).not.toContain('left in this browser');
  // happy-dom has no limit.
  localStorage.setItem('elsewhere', 'x'.repeat(4.9 * 1024 * 1024));
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'elsewhere' })));
  await press(
    await until(() =>
      [...document.querySelectorAll('a')].find((link) => link.textContent === 'these products'),
    ),
  );
  expect(router.state.location.pathname).toBe('/admin/products');
  await until(() => document.body.textContent?.includes('Pictures from files'));
});
