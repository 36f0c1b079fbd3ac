import { expect, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { nameOf } from '../builtIn';
import { stored, storedText } from '../storage';
import { DEEP } from '../tags';
import { saveProducts } from './dataProvider';
import { fillStorage, logIn, nameInput, save } from './owner';

const PRODUCT = '/admin/products/edit/reflective-piping';
const theProduct = async (page: Parameters<typeof stored>[0]) =>
  (await stored(page, 'products')).find(({ id }) => id === 'reflective-piping');

test('a save to full storage is refused with a message, and the form and the stored text are kept', async ({
  page,
}) => {
  await logIn(page, PRODUCT);
  await expect(nameInput(page)).toHaveValue(nameOf('reflective-piping'));
  await fillStorage(page);
  const before = await storedText(page, contentKeys.products);
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.fill('y'.repeat(5000));
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full' }).first()).toBeVisible();
  await expect(description).toHaveValue('y'.repeat(5000));
  expect(await storedText(page, contentKeys.products)).toBe(before);

  // Lists keep their sort order in that storage too, and must still open, because something has to be deleted.
  await page.goto('/admin/blog?sort=title&order=DESC');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a product that was deleted meanwhile can be saved again', async ({ page, context }) => {
  await logIn(page, PRODUCT);
  await nameInput(page).fill('My name');
  const other = await context.newPage();
  await other.goto(PRODUCT);
  await other.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other).toHaveURL('/admin/products');

  await page.bringToFront();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Deleted meanwhile' });
  await expect(dialog).toContainText('first undo under History what removed it');
  expect(await theProduct(page)).toBeUndefined();
  await dialog.getByRole('button', { name: 'Save it again' }).click();
  await expect(dialog).toBeHidden();
  expect(await theProduct(page)).toMatchObject({ name: 'My name' });
  await nameInput(page).fill('My second name');
  await save(page);
  expect(await theProduct(page)).toMatchObject({ name: 'My second name' });
});

test('two tabs that save at once lose none of each other’s saves', { tag: DEEP }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await logIn(page);
  await other.goto('/admin/products');
  await expect(other.getByText('Acetate').first()).toBeVisible();
  // Few, so that the history keeps all; tests/deep/tabs.spec.ts makes more.
  const [ours, theirs] = await Promise.all([saveProducts(page, 0, 4), saveProducts(other, 1, 4)]);
  expect([...ours.failures, ...theirs.failures]).toEqual([]);
  const brands = { ...ours.brands, ...theirs.brands };
  expect(Object.keys(brands)).toHaveLength(8);
  const products = await stored(page, 'products');
  const kept = Object.fromEntries(products.map(({ id, brand }) => [id, brand]));
  expect(kept).toMatchObject(brands);
  await page.goto('/admin/history');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
});
