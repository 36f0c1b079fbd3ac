import { expect, test } from '@playwright/test';
import { saveProducts } from '../e2e/admin/dataProvider';
import { logIn } from '../e2e/admin/owner';
import { productCount } from '../e2e/builtIn';
import { stored } from '../e2e/storage';

test('two tabs that save 200 times each, as fast as they can, lose no save', async ({ page, context }) => {
  const other = await context.newPage();
  await logIn(page);
  await logIn(other, '/admin/products');
  const [ours, theirs] = await Promise.all([saveProducts(page, 0, 200), saveProducts(other, 1, 200)]);
  expect([...ours.failures, ...theirs.failures]).toEqual([]);
  const brands = { ...ours.brands, ...theirs.brands };
  expect(Object.keys(brands)).toHaveLength(productCount);
  const products = await stored(page, 'products');
  expect(Object.fromEntries(products.map(({ id, brand }) => [id, brand]))).toEqual(brands);
});
