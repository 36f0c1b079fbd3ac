import { expect, test } from '@playwright/test';
import { logIn, nameInput, stored } from './owner';

test.beforeEach(({ page }) => logIn(page));

test('the category of several products changes in one step', async ({ page, isMobile }) => {
  test.skip(isMobile, 'On a telephone the list is of cards, which are not selected.');
  await page.goto('/admin/products?filter=%7B%22category%22%3A%22safety-tapes%22%7D');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.first().check();
  await boxes.nth(1).check();
  const before = await stored(page, 'products_v6', 'products');
  await page.getByRole('button', { name: 'Change category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the category of 2 products' });
  await expect(dialog.getByRole('button', { name: 'Change', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'New category' }).click();
  await page.getByRole('option', { name: 'Specialty Tapes' }).click();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('The category of 2 products was changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const after = await stored(page, 'products_v6', 'products');
  const changed = after.filter(({ category }, index) => category !== before[index]?.category);
  expect(changed.map(({ category }) => category)).toEqual(['specialty-tapes', 'specialty-tapes']);
  expect(after.map(({ category: _, ...rest }) => rest)).toEqual(
    before.map(({ category: _, ...rest }) => rest),
  );
});

test('a duplicate starts as a new product, and the first one stays as it is', async ({ page }) => {
  const before = await stored(page, 'products_v6', 'products');
  const original = before.find(({ id }) => id === 'vhb-tape');
  await page.goto('/admin/products/edit/vhb-tape');
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL('/admin/products/new');
  await expect(nameInput(page)).toHaveValue('VHB Tape (copy)');
  expect(await stored(page, 'products_v6', 'products')).toEqual(before);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/products\/edit\/vhb-tape-copy-\d+$/);
  const after = await stored(page, 'products_v6', 'products');
  const copy = after.find(({ id }) => page.url().endsWith(`/${id}`));
  expect(copy).toEqual({ ...original, id: copy?.id, name: 'VHB Tape (copy)' });
  expect(after.slice(0, -1)).toEqual(before);
});

test('two presses of Ctrl+S on a new product make one product', async ({ page }) => {
  const before = await stored(page, 'products_v6', 'products');
  await page.goto('/admin/products/new');
  await nameInput(page).fill('Pressed Twice');
  // In one turn of the page, faster than any hand.
  await page.evaluate(() => {
    for (let press = 0; press < 2; press += 1)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/\/admin\/products\/edit\/pressed-twice-\d+$/);
  await page.keyboard.press('Control+s');
  const after = await stored(page, 'products_v6', 'products');
  expect(after).toHaveLength(before.length + 1);
});
