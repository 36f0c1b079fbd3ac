import { expect, test } from '@playwright/test';
import { holdSaves } from './holdSaves';
import { logIn, nameInput, save, stored } from './owner';

/* A second press of a button that saves must not find the first one's result, and call it somebody else's change. */

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'Nothing here depends on the width.'));

test('a conflict is settled once', async ({ page, context }) => {
  const product = '/admin/products/edit/vhb-tape';
  await logIn(page, product);
  await nameInput(page).fill('My name');
  const other = await context.newPage();
  await other.goto(product);
  await nameInput(other).fill('Their name');
  await save(other);
  await page.bringToFront();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Changed in another tab meanwhile' });
  const goOn = await holdSaves(page);
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  for (const button of await dialog.getByRole('button').all()) await expect(button).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await goOn();
  await expect(dialog).toBeHidden();
  const products = await stored(page, 'products_v6', 'products');
  expect(products.find(({ id }) => id === 'vhb-tape')).toMatchObject({ name: 'My name' });
});

test('a file is taken over once', async ({ page }) => {
  await logIn(page, '/admin/content');
  const categories = [{ id: 'only', name: 'Only' }];
  const content = { format: 'tape-catalogue-content', version: 1, content: { categories } };
  await page.getByLabel('Content file').setInputFiles({
    name: 'content.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  const goOn = await holdSaves(page);
  const report = page.getByRole('region', { name: 'Report on the file' });
  await report.getByRole('button', { name: 'Take all of it over' }).click();
  for (const button of await report.getByRole('button').all()) await expect(button).toBeDisabled();
  await goOn();
  await expect(page.getByText('was taken over')).toBeVisible();
  await expect(report).toBeHidden();
  await expect(page.getByText('after this report was made')).toBeHidden();
});
