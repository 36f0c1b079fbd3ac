import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { countLine } from '../builtIn';
import { collectErrors } from '../errors';
import { twoFrames } from '../frames';
import { storeText } from '../storage';
import { DEEP } from '../tags';
import { ENTRY, STYLE_SHEET } from './chunks';
import { holdBack } from './latch';

/* What is painted first, where this browser or the address asks for another page than the one that was prerendered. */

/** Records every heading that a visitor could see, frame by frame. */
async function recordSeenHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    // The present heading is recorded within the next frame.
    await twoFrames(page);
    return page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
  };
}

async function storeOwnProduct(page: Page, id: string, name: string): Promise<void> {
  await page.goto('/privacy-policy');
  const product = { id, name, category: 'safety-tapes', shortDescription: 'Kept in this browser.' };
  await storeText(page, contentKeys.products, JSON.stringify({ products: [product] }));
}

test('an edited product is shown as edited from the first paint', async ({ page }) => {
  await storeOwnProduct(page, 'vhb-tape', 'Our Own Bonding Tape');
  const seen = await recordSeenHeadings(page);
  const errors = collectErrors(page);
  await page.goto('/product/vhb-tape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Own Bonding Tape');
  await page.waitForLoadState('networkidle');
  expect(await seen()).toEqual(['Our Own Bonding Tape']);
  expect(errors).toEqual([]);
});

test('an edited product is shown even if a snippet in the head delays the page', { tag: DEEP }, async ({
  page,
}) => {
  await storeOwnProduct(page, 'vhb-tape', 'Our Own Bonding Tape');
  const answer = await page.request.get('/product/vhb-tape');
  const body = (await answer.text()).replace('</head>', '<script src="/slow.js"></script></head>');
  await page.route('/product/vhb-tape', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('/slow.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const snippet = await holdBack(page, /\/slow\.js$/, 'fallback');
  const seen = await recordSeenHeadings(page);
  const entry = page.waitForEvent('requestfinished', (request) => ENTRY.test(request.url()));
  await page.goto('/product/vhb-tape', { waitUntil: 'commit' });
  // The script has run before there is a body, and must not have failed.
  await page.evaluate((src) => import(src), (await entry).url());
  await expect(page.locator('body')).toHaveCount(0);
  await snippet.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Own Bonding Tape');
  expect(await seen()).toEqual(['Our Own Bonding Tape']);
});

test('a product that only this browser has is never painted as not found', async ({ page }) => {
  await storeOwnProduct(page, 'only-here', 'Only Here Tape');
  const seen = await recordSeenHeadings(page);
  await page.goto('/product/only-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only Here Tape');
  await expect(page.locator('title')).toHaveCount(1);
  expect(await seen()).toEqual(['Only Here Tape']);
});

test('a product that only this browser has is shown once all its rules are there', { tag: DEEP }, async ({
  page,
}) => {
  await storeOwnProduct(page, 'only-here', 'Only Here Tape');
  // The page that the host sends has only those of the not-found page.
  const sheet = await holdBack(page, STYLE_SHEET);
  const seen = await recordSeenHeadings(page);
  const entry = page.waitForEvent('requestfinished', (request) => ENTRY.test(request.url()));
  await page.goto('/product/only-here', { waitUntil: 'commit' });
  await entry;
  // All else that it takes to show the product would come meanwhile.
  await page.waitForTimeout(500);
  expect(await seen()).toEqual([]);
  await sheet.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only Here Tape');
  expect(await seen()).toEqual(['Only Here Tape']);
});

test('a host that ignores queries never causes the wrong list to be shown', async ({ page }) => {
  const plain = await (await page.request.get('/products')).text();
  await page.route(/\/products\?category=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: plain }),
  );
  const seen = await recordSeenHeadings(page);
  const errors = collectErrors(page);
  await page.goto('/products?category=reflective-tapes');
  await expect(page.getByText(countLine({ category: 'reflective-tapes' }))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await seen()).toHaveLength(1);
  expect((await seen())[0]).toMatch(/reflective/i);
  await expect(page.locator('title')).toHaveCount(1);
  expect(errors).toEqual([]);
});
