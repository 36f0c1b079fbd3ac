import { expect, test } from '@playwright/test';
import { DEEP } from '../tags';
import { answers } from './ready';

/* What a keyboard, forced colours and a screen reader meet, besides the rules that axe checks on each page. */

test('Tab keeps the focus in view where a narrow window makes the home page long', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/');
  await answers(page);
  const allArticles = page.getByRole('link', { name: 'All articles' });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await allArticles.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(allArticles).toBeFocused();
  await expect(allArticles).toBeInViewport({ ratio: 1 });
});

test('no cell of a comparison covers the ring around a link or button beside it that has the focus', {
  tag: DEEP,
}, async ({ page }) => {
  await page.goto('/compare?product=vhb-tape+anti-skid-tape');
  await answers(page);
  const level = (cell: Element) => Number(getComputedStyle(cell).zIndex);
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all()) {
    await row.getByRole('link').first().focus();
    const [first = 0, second = 0] = await Promise.all(
      [0, 1].map((index) => row.locator('> *').nth(index).evaluate(level)),
    );
    expect(second, await row.innerText()).toBeGreaterThan(first);
  }
});

test('in forced colours filters show which is in use, and nothing looks like a box to tick or leaves a gap', {
  tag: DEEP,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products?category=safety-tapes');
  await answers(page);
  const used = page.getByRole('complementary').locator('[aria-current]').first();
  await expect(used).toHaveCSS('outline-style', 'solid');
  await expect(used.locator('[data-strip]')).toBeHidden();
  await page.goto('/product/caution-tape');
  await answers(page);
  await expect(page.locator('main li [data-strip]')).toBeHidden();
});

test('the angle between the crumbs is not read out', { tag: DEEP }, async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Home"
      - listitem: Products
  `);
});
