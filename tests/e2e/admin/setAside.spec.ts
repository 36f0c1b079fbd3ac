import { expect, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { nameOf } from '../builtIn';
import { blockStorage, storedText, storeText } from '../storage';
import { download, logIn } from './owner';

test('what was set aside can be downloaded as it was found, and discarded', async ({ page }) => {
  await logIn(page);
  const junk = '{"categories":[{"id":"safety-tapes","name":7}';
  await storeText(page, contentKeys.categories, junk);
  await page.goto('/admin/dashboard');
  const alert = page.getByRole('alert');
  await alert.getByRole('link', { name: 'see “Set aside” under “Backup and publish”' }).click();
  const section = page.getByRole('region', { name: 'Set aside' });
  await expect(section).toContainText('Some stored content could not be read.');
  await expect(section).toContainText('Categories: one text');
  await expect(section.getByRole('link', { name: 'history' })).toHaveAttribute('href', '/admin/history');
  const file = await download(page, section.getByRole('button', { name: 'Download' }));
  expect(file.name).toBe('categories-set-aside.txt');
  expect(file.text).toContain(junk);
  await section.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard what could not be read of categories?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await storedText(page, `${contentKeys.categories}.corrupt`)).not.toBeNull();
  await section.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  // The focus does not fall back to the page when its button disappears.
  await expect(section.getByText('nothing was set aside')).toBeFocused();
  await expect(alert).toBeHidden();
  expect(await storedText(page, `${contentKeys.categories}.corrupt`)).toBeNull();
  // The built-in categories apply again.
  await page.goto('/admin/categories');
  await expect(page.getByText(nameOf('safety-tapes')).first()).toBeVisible();
});

test('the admin says so if storage is blocked, and links to the site', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  await page.goto('/admin/products/edit/reflective-piping');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The admin cannot start here');
  await expect(page.getByText('does not let the site store anything')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
