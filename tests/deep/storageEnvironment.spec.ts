import { expect, test } from '@playwright/test';
import { contentKeys } from '../contentKeys';
import { logIn, nameInput, save } from '../e2e/admin/owner';
import { nameOf } from '../e2e/builtIn';
import { answers } from '../e2e/site/ready';
import { storedRecord } from '../e2e/storage';
import { goodRecords } from '../storageFaults';
import { errorsOf } from './faultyPages';

/* What a browser may do to its storage while the site is open, and browsers that have none. */

const PRODUCT = '/admin/products/edit/vhb-tape';
const EARLY = '/product/vhb-tape';

test('the site works if localStorage is null, and the admin says why it cannot', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: null });
  });
  for (const route of ['/', '/products', EARLY, '/blog']) {
    await page.goto(route);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL('/products');
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The admin cannot start here');
  await expect(page.getByText('does not let the site store anything')).toBeVisible();
  // The console reports that nothing could be stored, and nothing else.
  expect(errors.filter((error) => !error.startsWith('Could not write'))).toEqual([]);
});

test('a storage event without a key, which browsers send after a clear, disturbs nothing', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const clearEvent = () => page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')));
  await page.goto(EARLY);
  await answers(page);
  await clearEvent();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('vhb-tape'));
  await logIn(page, PRODUCT);
  await expect(nameInput(page)).toHaveValue(nameOf('vhb-tape'));
  await nameInput(page).fill('Typed before');
  await clearEvent();
  await expect(nameInput(page)).toHaveValue('Typed before');
  await save(page);
  expect((await storedRecord(page, 'products', 'vhb-tape'))?.name).toBe('Typed before');
  expect(errors).toEqual([]);
});

test('storage cleared while in use: built-in content applies, and the history offers what was saved', async ({
  page,
  context,
}) => {
  const errors = errorsOf(page);
  await logIn(page, PRODUCT);
  await expect(nameInput(page)).toHaveValue(nameOf('vhb-tape'));
  await nameInput(page).fill('Saved before');
  await save(page);
  const site = await context.newPage();
  const siteErrors = errorsOf(site);
  await site.goto(EARLY);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Saved before');
  await site.evaluate(() => localStorage.clear());
  await site.reload();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(nameOf('vhb-tape'));
  // The login was cleared with the rest.
  await expect(page).toHaveURL('/admin/login');
  await logIn(page);
  const offer = page.getByRole('alert').filter({ hasText: 'not in this browser’s storage' });
  await offer.getByRole('button', { name: 'Show what was lost' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(offer).toBeHidden();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Saved before');
  expect([...errors, ...siteErrors]).toEqual([]);
});

test('a newer version of the site in another tab: its records are read, and its junk is set aside later', async ({
  page,
  context,
}) => {
  const errors = errorsOf(page);
  await logIn(page, '/admin/products');
  await expect(page.getByText(nameOf('acetate-cloth-tape')).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const write = (text: string) =>
    other.evaluate(
      ([key, content]) => {
        localStorage.setItem('products_v7', '{"newer":[]}');
        localStorage.setItem('content_seeds', '{"products":{"version":"next","fingerprint":"1-x"}}');
        localStorage.setItem(key, content);
      },
      [contentKeys.products, text] as const,
    );
  const own = { ...goodRecords.products, future: { a: [1] } };
  await write(JSON.stringify({ version: 99, products: [own, { id: 7 }] }));
  await expect(page.getByText('My Own Tape')).toBeVisible();
  await expect(page.getByText(nameOf('acetate-cloth-tape'))).toHaveCount(0);
  await write('{"products":[');
  await expect(page.getByText(nameOf('acetate-cloth-tape')).first()).toBeVisible();
  // The older version's page did not overwrite the text. Loaded again, this version counts as the newest.
  await page.goto('/admin/content');
  await expect(page.getByRole('region', { name: 'Set aside' })).toContainText('Products: one text');
  expect(errors).toEqual([]);
});
