import { expect, test } from '@playwright/test';
import { violations } from '../../hostile/violations';
import { publicPages } from '../../publicPages';
import { axeFindings, expectInWidth } from '../accessibility';
import { hasSnippets } from '../builtIn';
import { collectErrors } from '../errors';
import { DEEP, PHONE_ONLY } from '../tags';
import { answers } from './ready';

const ROUTES = [
  ...Object.values({
    ...publicPages,
    product: '/product/anti-skid-tape',
    compare: '/compare?product=anti-skid-tape+reflective-yarn-thread+vhb-tape',
    requestQuote: '/request-quote?product=anti-skid-tape+vhb-tape&lines=3',
  }),
  '/products?category=double-sided-tapes',
  '/no-such-page',
];

/** Some of these pages with something else in them, or with nothing. */
const VARIANTS = [
  '/products?q=nothing-at-all',
  '/products?heat=120',
  '/product/reflective-yarn-thread',
  '/compare',
  '/request-quote',
];

/** One of each layout; the others differ from these in their text. */
const NARROW_LAYOUTS = [
  '/',
  '/products?category=double-sided-tapes',
  '/product/anti-skid-tape',
  '/compare?product=anti-skid-tape+reflective-yarn-thread+vhb-tape',
  '/blog/thermal-tapes-moving-heat-without-screws',
  '/request-quote?product=anti-skid-tape+vhb-tape&lines=3',
];

for (const route of [...ROUTES, ...VARIANTS]) {
  test(`${route} has no error, violates no policy and no rule of axe, even at 320 px, and has one title and one heading`, {
    tag: VARIANTS.includes(route) ? DEEP : [],
  }, async ({ page }) => {
    // The browser itself reports the status of an unknown address.
    const errors = collectErrors(page, /status of 404/);
    const broken = await violations(page);
    const headers = (await page.goto(route))?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    // Published snippets turn text into markup, so the report-only policy is left out.
    const reported = headers['content-security-policy-report-only'] ?? '';
    expect(reported.includes('trusted-types')).toBe(!hasSnippets);
    await answers(page);
    // Before axe is there, which is not the site's code.
    expect(broken()).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectInWidth(page);
    // A table that has to scroll now becomes a focusable region once the browser reports its new width.
    const rules = NARROW_LAYOUTS.includes(route) ? undefined : ['scrollable-region-focusable'];
    await expect.poll(() => axeFindings(page, rules)).toEqual([]);
  });
}

test('the open menu and search overlay have no accessibility violation', { tag: PHONE_ONLY }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('button', { name: 'Search' })
    .click();
  await page.getByRole('dialog').getByRole('combobox').fill('foil');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('the open list of matches has no accessibility violation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox').fill('foil');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
