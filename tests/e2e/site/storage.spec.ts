import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { nameOf, productCount } from '../builtIn';
import { stored, storedText, storeText } from '../storage';
import { answers, move, settles } from './ready';

const ROUTES = [
  '/',
  '/products',
  '/product/vhb-tape',
  '/industries',
  '/blog',
  '/blog/thermal-tapes-moving-heat-without-screws',
];

const OWN = { id: 'my-tape', name: 'My Own Tape', category: 'safety-tapes', shortDescription: 'Kept.' };
const storeProducts = (page: Page, products: unknown[]) =>
  storeText(page, contentKeys.products, JSON.stringify({ products }));

test('good records survive among junk, and the junk is set aside', async ({ page }) => {
  await page.goto('/privacy-policy');
  await storeProducts(page, [null, 7, { id: 3 }, OWN, { name: 'No id' }]);
  await page.goto('/products');
  await expect(page.getByRole('link', { name: 'My Own Tape' })).toBeVisible();
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  expect(await storedText(page, `${contentKeys.products}.corrupt`)).toContain('No id');
});

test('a product that exists only in this browser opens at its address', async ({ page }) => {
  await page.goto('/privacy-policy');
  await storeProducts(page, [OWN]);
  await page.goto('/product/my-tape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Own Tape');
  await expect(page.locator('title')).toHaveCount(1);
});

test('an edit in another tab shows at once', async ({ page, context }) => {
  await page.goto('/products?category=safety-tapes');
  await answers(page);
  await expect(page.getByRole('link', { name: nameOf('caution-tape'), exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  await storeProducts(other, [
    { id: 'caution-tape', name: 'Caution Ribbon', category: 'safety-tapes', shortDescription: 'New.' },
  ]);
  await expect(page.getByRole('link', { name: 'Caution Ribbon' })).toBeVisible();
});

test('the catalogue is seeded once the page is idle, and the articles only on the blog', async ({ page }) => {
  await page.goto('/');
  await settles(page);
  expect(await storedText(page, contentKeys.blog)).toBeNull();
  expect(await stored(page, 'products')).toHaveLength(productCount);
  await page.goto('/blog');
  await move(page);
  await expect.poll(() => storedText(page, contentKeys.blog)).not.toBeNull();
});

test('the site works if the browser blocks storage', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  for (const route of ROUTES) {
    await page.goto(route);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL('/privacy-policy');
  expect(errors).toEqual([]);
});
