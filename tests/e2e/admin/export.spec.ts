import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { parseCsv } from '../../../src/admin/spreadsheet/csv';
import { SEEDS_KEY } from '../../../src/shared/storage/keys';
import { buildProduct } from '../../builders';
import { contentKeys } from '../../contentKeys';
import { storeText } from '../storage';
import { logIn } from './owner';

test('the downloaded table has every product, even if there are over 1,000', async ({ page }) => {
  const products = Array.from({ length: 1001 }, (_, index) => buildProduct({ name: `Tape ${index}` }));
  await page.goto('/robots.txt');
  await storeText(page, contentKeys.products, JSON.stringify({ products }));
  await logIn(page, '/admin/products');
  await expect(page.getByText('1-25 of 1001')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download table (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  // The first row names the columns.
  expect(parseCsv(await readFile(await file.path(), 'utf8'))).toHaveLength(1002);

  // As if a newer version of the site had been opened in another tab.
  await page.evaluate((key) => {
    const marks = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...marks, code: { version: 'newer', fingerprint: '' } }));
  }, SEEDS_KEY);
  await page.getByRole('button', { name: 'Download table (CSV)' }).click();
  await expect(page.getByText('so nothing was downloaded. Load the page again')).toBeVisible();
});
