import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../e2e/admin/owner';
import { productCount } from '../e2e/builtIn';
import { stored } from '../e2e/storage';
import { saveProducts } from './saveProducts';

/**
 * Saves that many times in each of two tabs, as fast as they can, and expects that no save is lost.
 * @returns how many products were saved
 */
async function saveInTwoTabs(page: Page, times: number): Promise<number> {
  const other = await page.context().newPage();
  await logIn(page);
  await logIn(other, '/admin/products');
  const [ours, theirs] = await Promise.all([saveProducts(page, 0, times), saveProducts(other, 1, times)]);
  expect([...ours.failures, ...theirs.failures]).toEqual([]);
  const brands = { ...ours.brands, ...theirs.brands };
  const products = await stored(page, 'products');
  expect(Object.fromEntries(products.map(({ id, brand }) => [id, brand]))).toMatchObject(brands);
  return Object.keys(brands).length;
}

test('two tabs that save 200 times each, as fast as they can, lose no save', async ({ page }) => {
  expect(await saveInTwoTabs(page, 200)).toBe(productCount);
});

test('the history lists every save of two tabs that save at once', async ({ page }) => {
  // Few, so that the history keeps all.
  expect(await saveInTwoTabs(page, 4)).toBe(8);
  await page.goto('/admin/history');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});
