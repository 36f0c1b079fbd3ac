import { expect, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { nameOf, productCount } from '../builtIn';
import { collectErrors } from '../errors';
import { blockStorage, stored, storedText, storeText } from '../storage';
import { DEEP } from '../tags';
import { codeOf } from './chunks';
import { holdBack } from './latch';
import { answers, move, settles } from './ready';

test('an edit in another tab shows at once', async ({ page, context }) => {
  await page.goto('/products?category=safety-tapes');
  await settles(page);
  // What was pointed at is fetched ahead.
  await page.getByRole('link', { name: nameOf('caution-tape'), exact: true }).hover();
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  const edited = {
    id: 'caution-tape',
    name: 'Caution Ribbon',
    category: 'safety-tapes',
    shortDescription: 'New.',
  };
  await storeText(other, contentKeys.products, JSON.stringify({ products: [edited] }));
  await page.getByRole('link', { name: 'Caution Ribbon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caution Ribbon');
});

test('an edit that another tab makes while this page starts shows, also on a page of edited content', {
  tag: DEEP,
}, async ({ page, context }) => {
  const named = (name: string) =>
    JSON.stringify({
      products: [{ id: 'own', name, category: 'safety-tapes', shortDescription: 'New.' }],
    });
  const other = await context.newPage();
  await other.goto('/privacy-policy');
  await storeText(other, contentKeys.products, named('Own Tape'));
  const start = await holdBack(page, codeOf('afterStart'));
  await page.goto('/products?category=safety-tapes');
  await expect(page.getByRole('link', { name: 'Own Tape' })).toBeVisible();
  await storeText(other, contentKeys.products, named('Own Ribbon'));
  // This page has been told by then.
  await expect.poll(() => storedText(page, contentKeys.products)).toContain('Own Ribbon');
  await start.open();
  await expect(page.getByRole('link', { name: 'Own Ribbon' })).toBeVisible();
});

test('the catalogue is seeded once the page is idle, and the articles are loaded only on the blog', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
  const loadedArticles = async () => {
    // From the server, because a response cannot be read any more once its page was left.
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    return texts.some((text) => text.includes('<p><strong>In short'));
  };
  await page.goto('/');
  await settles(page);
  expect(await storedText(page, contentKeys.blog)).toBeNull();
  expect(await loadedArticles()).toBe(false);
  expect(await stored(page, 'products')).toHaveLength(productCount);
  await page.goto('/blog');
  await move(page);
  await expect.poll(() => storedText(page, contentKeys.blog)).not.toBeNull();
  expect(await loadedArticles()).toBe(true);
});

test('the site works if the browser blocks storage', async ({ page }) => {
  const errors = collectErrors(page, /^Could not (read|write)/);
  await blockStorage(page, 'localStorage');
  for (const route of ['/products', '/blog/thermal-tapes-moving-heat-without-screws']) {
    await page.goto(route);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL('/privacy-policy');
  expect(errors).toEqual([]);
});
