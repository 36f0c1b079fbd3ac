import { expect, test } from '@playwright/test';
import { storedText } from '../storage';
import { DEEP } from '../tags';

test('a failed login does not say what was wrong, a right one opens the admin, and logout closes it in all tabs', async ({
  page,
  context,
}) => {
  await page.goto('/admin/products');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const [user, password] of [
    ['owner', 'wrong'],
    ['nobody', 'tape-1959'],
  ]) {
    await page.getByLabel('User name').fill(user ?? '');
    await page.getByLabel('Password').fill(password ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The user name or the password is not right.');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  }
  expect(await storedText(page, 'auth')).toBe('false');

  // A phone's keyboard leaves a blank after a word that it completes.
  await page.getByLabel('User name').fill('owner ');
  await page.getByLabel('Password').fill('tape-1959');
  await page.keyboard.press('Enter');
  // On to the page that was requested.
  await expect(page).toHaveURL('/admin/products');
  expect(await storedText(page, 'auth')).toBe('true');
  await expect(page.locator('#main-content')).toBeFocused();

  const other = await context.newPage();
  await other.goto('/admin/products');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Products');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(other).toHaveURL('/admin/login');
  expect(await storedText(page, 'auth')).toBe('false');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('the login leads on to the category that was requested', { tag: DEEP }, async ({ page }) => {
  await page.goto('/admin/categories#safety-tapes');
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('User name').fill('owner');
  await page.getByLabel('Password').fill('tape-1959');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/categories#safety-tapes');
  await expect(page.getByRole('dialog', { name: 'Category', exact: true })).toBeVisible();
});
