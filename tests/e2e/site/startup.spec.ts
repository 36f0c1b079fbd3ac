import { expect, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { builtInSettings, nameOf, productCount } from '../builtIn';
import { collectErrors } from '../errors';
import { storedText, storeText } from '../storage';
import { DEEP } from '../tags';
import { ENTRY, LOADERS } from './chunks';
import { followInFooter } from './footer';
import { holdBack } from './latch';
import { answers, move, startsAnswering } from './ready';

test('the script loads by itself, but only after the page has loaded', async ({ page }) => {
  // Visitors who only read get it after four seconds, which need not be waited out.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds = 0) => wait(run, milliseconds / 20),
    });
  });
  await page.goto('/');
  await startsAnswering(page);
  const [script, loaded] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return [Math.min(...scripts.map(({ startTime }) => startTime)), navigation?.loadEventStart ?? 0];
  });
  expect(script).toBeGreaterThanOrEqual(loaded);
});

test('a first visit loads the web font late, and applies it only on a tab switch or full page load', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isFont = (url: string) => url.endsWith('.woff2');
  const isSet = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('Archivo,'));
  await page.goto('/');
  await answers(page);
  await expect.poll(() => asked.some(isFont)).toBe(true);
  expect(asked.findIndex(isFont)).toBeGreaterThan(asked.findIndex((url) => ENTRY.test(url)));
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Archivo'))).toBe(true);
  // The text does not change while somebody reads it.
  expect(await isSet()).toBe(false);
  await expect.poll(() => storedText(page, 'content_seeds')).not.toBeNull();
  await followInFooter(page, '/contact');
  await expect(page).toHaveURL('/contact');
  expect(await isSet()).toBe(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await isSet()).toBe(true);
  await page.goto('/about');
  expect(await isSet()).toBe(true);
});

test('a page built last year hydrates, and then shows this year', { tag: DEEP }, async ({ page }) => {
  const errors = collectErrors(page);
  const year = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(year, 1, 1));
  await page.goto('/about');
  await answers(page);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
  expect(errors).toEqual([]);
});

test('tracking parameters in the address leave the page as prerendered', async ({ page }) => {
  const script = await holdBack(page, ENTRY);
  const errors = collectErrors(page);
  await page.goto('/product/vhb-tape?utm_source=mail&gclid=a%20b');
  await expect(page.locator('html')).not.toHaveAttribute('data-pending');
  await expect(page.getByRole('heading', { name: nameOf('vhb-tape') })).toBeVisible();
  await move(page);
  await script.open();
  await answers(page);
  expect(errors).toEqual([]);
});

test('new content leaves the text that it does not change as it is', { tag: DEEP }, async ({ page }) => {
  await page.goto('/blog/thermal-tapes-moving-heat-without-screws');
  const table = await page.locator('article table').first().elementHandle();
  await answers(page);
  const phone1 = '+91 44 5550 0199';
  const contact = { ...builtInSettings.contact, phone1 };
  await storeText(
    page,
    contentKeys.settings,
    JSON.stringify({ settings: [{ ...builtInSettings, contact }] }),
  );
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('contentinfo')).toContainText(phone1);
  // Another table in its place would have lost its scroll position, and the visitor's selection.
  expect(await table?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a list whose rest fails to load stays as prerendered', { tag: DEEP }, async ({ page }) => {
  await page.route(LOADERS, (route) => route.abort());
  await page.goto('/products');
  const kept = page.waitForEvent('console', (message) =>
    message.text().startsWith('The page stays as it is'),
  );
  await answers(page);
  await kept;
  await expect(page.getByRole('heading', { name: 'Industrial adhesive tapes' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a Trusted Types policy that an extension added breaks nothing', { tag: DEEP }, async ({ page }) => {
  await page.addInitScript(() => {
    const keep = (text: string) => text;
    Reflect.get(window, 'trustedTypes').createPolicy('default', { createHTML: keep, createScriptURL: keep });
  });
  const errors = collectErrors(page);
  await page.goto('/products');
  await answers(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(productCount);
  expect(errors).toEqual([]);
});

test('a page without its root element says so', async ({ page }) => {
  const errors = collectErrors(page);
  await page.route('/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', '') });
  });
  await page.goto('/about');
  await move(page);
  await expect.poll(() => errors.join()).toContain('The root element (#root) could not be found');
});
