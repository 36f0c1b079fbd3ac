import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { logIn } from './owner';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const screens = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/products/edit/vhb-tape',
  '/admin/categories',
  '/admin/categories#safety-tapes',
  '/admin/industries',
  '/admin/industries/edit/hvac-industry',
  '/admin/blog',
  '/admin/blog/edit/how-pressure-sensitive-adhesives-hold',
  '/admin/settings',
  '/admin/content',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen of the admin breaks a rule of axe or overflows, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await logIn(page);
    for (const screen of screens) {
      await page.goto(screen);
      // By tag: below an open dialog the heading is hidden from roles.
      await expect(page.locator('h1').first()).not.toBeEmpty();
      // Lists and editors come a moment after the title.
      await page.waitForTimeout(500);
      await page.addScriptTag({ path: axePath });
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run: () => Promise<{ violations: { id: string }[] }> };
        };
        return (await axe.run()).violations.map(({ id }) => id);
      });
      // A telephone's own window grows with a page that is too wide, so the set width is the measure.
      const width = page.viewportSize()?.width ?? 0;
      const overflow = (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
      expect({ screen, violations, overflow }).toEqual({ screen, violations: [], overflow: 0 });
    }
  });
}
