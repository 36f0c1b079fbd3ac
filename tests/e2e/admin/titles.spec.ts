import { expect, test } from '@playwright/test';
import { company } from '../../../src/shared/company';
import { nameOf } from '../builtIn';
import { logIn, menuLink, nameInput, save } from './owner';

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'Nothing here depends on the width.'));

test('each screen sets the document’s title, which follows the record’s name', async ({ page }) => {
  await logIn(page);
  const rest = `Admin | ${company.name}`;
  await expect(page).toHaveTitle(`Dashboard | ${rest}`);
  await menuLink(page, 'Products').click();
  await expect(page).toHaveTitle(`Products | ${rest}`);
  await page.goto('/admin/products/edit/reflective-piping');
  await expect(page).toHaveTitle(`${nameOf('reflective-piping')} | ${rest}`);
  await nameInput(page).fill('Renamed');
  await save(page);
  await expect(page).toHaveTitle(`Renamed | ${rest}`);
  await expect(page.locator('head title')).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem('auth', 'false'));
  await page.goto('/admin/login');
  await expect(page).toHaveTitle(`Log in | ${rest}`);
});

test('“View site” opens the site in another tab, as its icon says', async ({ page, context }) => {
  await logIn(page);
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'View site' }).click(),
  ]);
  await expect(site).toHaveURL('/');
  await expect(page).toHaveURL('/admin/dashboard');
});
