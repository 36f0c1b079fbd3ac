import { expect, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { nameOf } from '../builtIn';
import { stored, storedText } from '../storage';
import { DEEP } from '../tags';
import { saveProducts } from './dataProvider';
import { firstProduct } from './firstProducts';
import { fillStorage, logIn, nameInput } from './owner';

const PRODUCT = '/admin/products/edit/reflective-piping';

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

test('two tabs that save at once lose none of each other’s saves', { tag: DEEP }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await logIn(page);
  await other.goto('/admin/products');
  await expect(other.getByText(firstProduct).first()).toBeVisible();
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
