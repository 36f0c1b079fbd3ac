import { expect, test } from '@playwright/test';
import { parseCsv } from '../../../src/admin/spreadsheet/csv';
import { buildProduct } from '../../builders';
import { contentKeys } from '../../contentKeys';
import { storeText } from '../storage';
import { download, logIn } from './owner';

test('the downloaded table has every product, even if there are over 1,000', async ({ page }) => {
  const products = Array.from({ length: 1001 }, (_, index) => buildProduct({ name: `Tape ${index}` }));
  await page.goto('/robots.txt');
  await storeText(page, contentKeys.products, JSON.stringify({ products }));
  await logIn(page, '/admin/products');
  await expect(page.getByText('1-25 of 1001')).toBeVisible();
  const { name, text } = await download(page, page.getByRole('button', { name: 'Download table (CSV)' }));
  expect(name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  // The first row names the columns.
  expect(parseCsv(text)).toHaveLength(1002);
});
