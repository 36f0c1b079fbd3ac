import { expect, test } from '@playwright/test';
import { expectInWidth } from '../accessibility';
import { BOTH_WIDTHS, DEEP } from '../tags';
import { move } from './ready';

/* The search boxes inside pages, and the header's in windows of medium width. */

for (const [name, path] of [
  ['home', '/'],
  ['the not-found page', '/no-such-page'],
] as const) {
  test(`all matches of the search in ${name} can be seen`, {
    tag: BOTH_WIDTHS,
  }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('combobox').fill('tape');
    const last = page.getByRole('main').getByRole('option').last();
    await last.scrollIntoViewIfNeeded();
    const seen = await last.evaluate((option) => {
      const { x, y, width, height } = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(seen).toBe(true);
  });
}

test('the matches of the header’s search fit windows of medium width', { tag: DEEP }, async ({ page }) => {
  await page.goto('/about');
  await move(page);
  await page.getByRole('banner').getByRole('combobox').fill('tape');
  await expect(page.getByRole('option')).toHaveCount(5);
  for (const width of [1100, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('option')).toHaveCount(5);
    await expectInWidth(page);
  }
});
