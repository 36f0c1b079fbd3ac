import { expect, test } from '@playwright/test';
import { blockStorage } from '../storage';

test('the admin says so if storage is blocked, and links to the site', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  await page.goto('/admin/products/edit/reflective-piping');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The admin cannot start here');
  await expect(page.getByText('does not let the site store anything')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
