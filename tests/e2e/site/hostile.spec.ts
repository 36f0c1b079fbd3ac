import { expect, test } from '@playwright/test';
import { FORM_SERVICE } from '../../addresses';
import { dormant, representative } from '../../hostile/payloads';
import { hostileContent } from '../../hostile/records';
import { keepContent } from '../../hostile/site';
import { findings, walk, watch } from '../../hostile/watch';
import { collectErrors } from '../errors';
import { DEEP } from '../tags';
import { answers } from './ready';

/*
 * Hostile texts wherever a stored record holds text, and in the address. The policy is switched off, because none of
 * them may depend on it. sanitiser.spec.ts has all texts; `npm run test:deep` sends them through the site's other inputs
 * and the admin's.
 */

test.use({ bypassCSP: true });

let errors: string[] = [];

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  errors = collectErrors(page, /^Failed to load resource/);
  await watch(page, ['/products', '/compare', FORM_SERVICE]);
});
test.afterEach(() => expect(errors).toEqual([]));

const texts = [...representative, ...dormant].map(({ html }) => html);

test('nothing runs from an article, category, industry, product or setting', async ({ page }) => {
  const content = hostileContent(texts);
  await keepContent(page, content);
  for (const address of ['/', '/industries', '/products', '/blog', '/about', '/contact']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await findings(page), address).toEqual([]);
  }
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.corrupt')));
  expect(kept).toEqual([]);
  const compared = content.products.slice(0, 4).map(({ id }) => id);
  expect(
    await walk(page, [
      ...content.products.map(({ id }) => `/product/${id}`),
      `/compare?product=${compared.join('+')}`,
      ...content.blog.map(({ id }) => `/blog/${id}`),
      ...content.blog.map(({ id }) => `/products?category=${id}`),
    ]),
  ).toEqual([]);
});

test('nothing runs from a hostile path', async ({ page }) => {
  for (const path of [
    '/product/%3Cimg%20src=x%20onerror=fired()%3E',
    '/blog/%22%3E%3Cscript%3Efired()',
    '/%2F%2Fa.example',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
});

test('no query leads a form or the page to another site', { tag: DEEP }, async ({ page, baseURL }) => {
  const elsewhere = 'https://a.example/';
  const names = ['_next', 'next', 'redirect', 'returnTo', 'url', 'action', 'endpoint', 'email'];
  const query = new URLSearchParams(names.map((name) => [name, elsewhere]));
  for (const path of [
    '/',
    '/contact',
    '/request-quote',
    '/thank-you',
    '/admin/login',
    '/admin/auth-callback',
  ]) {
    await page.goto(`${path}?${query}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Only the script could read the query of a prerendered page. The admin shows nothing before its script runs.
    if (!path.startsWith('/admin/')) await answers(page);
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    const targets = await page.evaluate(() => [
      ...Array.from(document.forms, ({ action }) => action),
      ...Array.from(document.querySelectorAll<HTMLInputElement>('[name="_next"]'), ({ value }) => value),
    ]);
    expect(targets.map((target) => new URL(target).hostname).join()).not.toContain('a.example');
    expect(await findings(page)).toEqual([]);
  }
});
