import { expect, test } from '@playwright/test';
import { BOTH_WIDTHS, DEEP, PHONE_ONLY } from '../tags';

test.use({ javaScriptEnabled: false });

test('small screens show the navigation, no button that needs the script, and why a list is not searched', {
  tag: PHONE_ONLY,
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Industries' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Search' }),
  ).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Industries' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/products?q=foil');
  // Not by its text: Playwright looks for none in there.
  await expect(page.locator('main noscript')).toBeVisible();
  await page.goto('/products?category=safety-tapes');
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await page.getByText('Filter products').click();
  // There is no file for two filters at once.
  await expect(page.locator('details a[href="/products?category=reflective-tapes"]')).toBeVisible();
  await expect(page.locator('details a[href*="industry="]').first()).toBeHidden();
});

test('pages are whole, with no button that needs the script: a product shows its pictures, the footer its lists', {
  tag: BOTH_WIDTHS,
}, async ({ page }) => {
  for (const path of [
    '/',
    '/products?category=safety-tapes',
    '/product/vhb-tape',
    '/compare',
    '/blog',
    '/request-quote',
    '/contact',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.locator('footer form'), path).toBeVisible();
    await expect(page.locator('button[type=button]:visible'), path).toHaveCount(0);
  }
  await page.goto('/product/vhb-tape');
  const other = page.locator('img[src*="vhb-tape-2-400"]');
  await expect(other).toBeVisible();
  expect((await other.boundingBox())?.width).toBeGreaterThan(180);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Quick Links', 'Categories', 'Industries'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'View all industries' })).toBeVisible();
});

test('the header covers neither a field that the browser asks for nor its label', { tag: DEEP }, async ({
  page,
}) => {
  await page.goto('/request-quote');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByLabel('Product', { exact: true })).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const label = await page.locator('label').getByText('Product', { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY);
});

test('the bottom bar covers nothing in print or in a low window', { tag: [PHONE_ONLY, DEEP] }, async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await page.goto('/about');
  await expect(bar).toHaveCSS('position', 'fixed');
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).not.toHaveCSS('position', 'fixed');
});
