import { expect, test } from '@playwright/test';
import { DEEP, PHONE_ONLY } from '../tags';
import { answers } from './ready';

/* The header and the bottom bar, which stay in view. */

test('the header’s shadow grows once the page is scrolled past 10 px', async ({ page }) => {
  await page.goto('/');
  await answers(page);
  const header = page.getByRole('banner');
  const weak = 'rgba(22, 24, 29, 0.08) 0px 1px 2px 0px';
  const strong = 'rgba(22, 24, 29, 0.16) 0px 6px 20px 0px';
  // First the shadow that only the script sets: the other one is there before it loads, too.
  for (const [y, shadow] of [
    [11, strong],
    [10, weak],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(header, `at ${y} px`).toHaveCSS('box-shadow', shadow);
  }
});

test('in a low window the bars scroll with the page from the first paint', { tag: DEEP }, async ({
  page,
}) => {
  // Only with the page's own styles, as before the script loads.
  await page.route('**/*.css', (route) => route.abort());
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/about');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(page.getByRole('navigation', { name: 'Quick access' })).toHaveCSS('position', 'static');
});

test('a phone that is turned keeps its place in the page, although the header is left behind', {
  tag: PHONE_ONLY,
}, async ({ page }) => {
  await page.goto('/privacy-policy');
  await answers(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(heading).toBeInViewport();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(heading).toBeInViewport();
});

test('the bottom bar covers nothing that Tab focuses', { tag: PHONE_ONLY }, async ({ page }) => {
  await page.goto('/privacy-policy');
  await answers(page);
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  const covered: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await bar.evaluate((bar) => {
      const focused = document.activeElement;
      if (!focused || bar.contains(focused)) return null;
      const { top } = focused.getBoundingClientRect();
      return top > bar.getBoundingClientRect().top - 2 ? focused.textContent : null;
    });
    if (hidden !== null) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});
