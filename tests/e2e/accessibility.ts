import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = { axe: { run: (options: RunOptions) => Promise<AxeResults> } };

/**
 * The violations of axe's rules in the page's current state.
 * @param rules checks only these rules instead of all
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated as the test's own code, because the site's policy blocks a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  // What passes is not described: that would take most of the time.
  const { violations } = await page.evaluate(
    (only) =>
      (window as unknown as WithAxe).axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) }),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The violations in the light theme and the dark one, which differs only in colours. Call `holdStill` first. */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await axeFindings(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inTheDark.map((finding) => `in the dark, ${finding}`)];
}

/** Disables transitions on pages loaded from now on: during one, a check would still see the old colours. */
export const holdStill = (page: Page) =>
  page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
  });

/** Looks at the page in a window of another size. */
export async function atSize(page: Page, size: ViewportSize, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  await look();
  if (before) await page.setViewportSize(before);
}

/**
 * Expects the page to be as wide as the viewport was set to: a phone's own viewport grows with the page.
 * @param what names the page in the message
 */
export async function expectInWidth(page: Page, what = page.url()): Promise<void> {
  const width = page.viewportSize()?.width;
  // On a busy machine a window that was just made smaller takes a moment.
  await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
}
