import { expect, type Page, test } from '@playwright/test';
import { buildProduct } from '../../builders';
import { contentKeys } from '../../contentKeys';
import { violations } from '../../hostile/violations';
import { axeFindings, axeFindingsInBothThemes, expectInWidth, holdStill } from '../accessibility';
import { adminScreens } from './adminScreens';
import { walkByTab } from './keyboardWalk';
import { storeLogin, storeText } from './owner';

for (const [kind, some] of Object.entries(adminScreens)) {
  test(`every ${kind} opens, fits, violates no policy and no rule of axe in light and dark, and works with Tab on a wide screen`, async ({
    page,
    isMobile,
  }) => {
    test.slow();
    const broken = await violations(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await holdStill(page);
    await storeLogin(page);
    for (const [path, title, ready] of some) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1')).toHaveText(title);
        await page.locator(ready).first().waitFor();
        await expectInWidth(page);
        if (!isMobile) await onTablet(page, () => expectInWidth(page));
        // The dark colours are the same at any width.
        const find = isMobile ? axeFindings : axeFindingsInBothThemes;
        expect.soft(await find(page), path).toEqual([]);
        if (!isMobile) await walkByTab(page);
      });
    }
    expect(broken()).toEqual([]);
  });
}

test('a name without a blank does not push the dashboard sideways', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Elsewhere there is room.');
  await storeLogin(page);
  const name = 'x'.repeat(120);
  // With a title of its own, it is listed under one problem only.
  const products = [buildProduct({ name, category: 'gone', seo: buildProduct().seo })];
  await storeText(page, contentKeys.products, JSON.stringify({ products }));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectInWidth(page);
});

/** Between a phone's cards and a wide screen: here the tables have the menu beside them. */
async function onTablet(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  await look();
  if (size) await page.setViewportSize(size);
}
