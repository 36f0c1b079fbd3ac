import { expect, type Page, test } from '@playwright/test';
import { browserToUse, wholeBrowser } from '../../../tools/browser';
import { DEEP } from '../tags';
import { answers } from './ready';

test('a page restored from the back/forward cache counts as seen, before its script has loaded and after', {
  tag: DEEP,
}, async ({ playwright, baseURL }) => {
  const executablePath = wholeBrowser();
  test.skip(!executablePath, 'needs a complete browser');
  // Playwright switches this cache off.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...browserToUse(), executablePath, ignoreDefaultArgs });
  try {
    const page = await browser.newPage({ baseURL });
    await page.goto('/about');
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await leaveAndReturn(page);
    await expect.poll(() => viewsTold(page)).toEqual(['/about', '/about']);
    await answers(page);
    expect(await viewsTold(page)).toEqual(['/about', '/about']);
    await leaveAndReturn(page);
    await expect.poll(() => viewsTold(page)).toEqual(['/about', '/about', '/about']);
    await expect(page.locator('html[data-same]')).toHaveCount(1);
  } finally {
    await browser.close();
  }
});

// Safari, which these tests do not run, loses the place otherwise.
test('a restored page takes back scrolling only after the browser has scrolled it', async ({ page }) => {
  await page.goto('/about');
  await answers(page);
  const restore = () =>
    page.evaluate(() => {
      history.scrollRestoration = 'auto';
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      const during = history.scrollRestoration;
      return new Promise((resolve) => {
        setTimeout(() => resolve([during, history.scrollRestoration]));
      });
    });
  // The code that listens comes after the page answers.
  await expect.poll(restore).toEqual(['auto', 'manual']);
});

async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('/contact');
  // A restored page does not load again.
  await page.goBack({ waitUntil: 'commit' });
}

const viewsTold = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: { event: string; path: string }[] }).dataLayer
      .filter(({ event }) => event === 'page_view')
      .map(({ path }) => path),
  );
