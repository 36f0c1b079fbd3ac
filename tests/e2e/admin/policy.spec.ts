import { expect, test } from '@playwright/test';
import { violations } from '../../hostile/violations';
import { adminScreens } from './adminScreens';
import { logIn, save } from './owner';

/* No screen of the admin breaks the site's policies. */

test('no screen of the admin breaks a policy', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the width of the screen plays no part');
  test.setTimeout(120_000);
  const broken = await violations(page);
  await page.goto('/admin/login');
  await page.getByLabel('Password').waitFor();
  await logIn(page);
  for (const [path, , ready] of Object.values(adminScreens).flat()) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(broken()).toEqual([]);
});

test('the admin is styled, and an article is written, illustrated and previewed, within the policies', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the width of the screen plays no part');
  const broken = await violations(page);
  await logIn(page);
  await page.goto('/admin/blog/edit/how-pressure-sensitive-adhesives-hold');
  const editor = page.getByRole('textbox', { name: 'Article', exact: true });
  await expect(editor).toHaveCSS('white-space-collapse', 'break-spaces');
  await expect(page.getByRole('tab').first()).toHaveCSS('cursor', 'pointer');
  await editor.getByRole('heading').first().click();
  await page.keyboard.type('New ');
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p><strong>pasted</strong></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.getByText('pasted')).toBeVisible();
  await page.getByRole('button', { name: 'Edit as HTML' }).click();
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await save(page);
  expect(broken()).toEqual([]);
});
