import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = { axe: { run: (options: RunOptions) => Promise<AxeResults> } };

/**
 * What of the page as it stands breaks a rule of axe.
 * @param rules these alone, instead of all
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // As the test's own code: the site's policy refuses a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const { violations } = await page.evaluate(
    (only) => (window as unknown as WithAxe).axe.run(only ? { runOnly: only } : {}),
    rules,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The same in light, and then in the dark, where colours alone are others. Wants a page that holds still. */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await axeFindings(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inTheDark.map((finding) => `in the dark, ${finding}`)];
}

/** Pages hold still from here on: a transition would still show the old look when the new one is asked for. */
export const holdStill = (page: Page) =>
  page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(still);
  });

/** The page is not wider than its window. A telephone's own grows with it, so the set width is the measure. */
export async function expectInWidth(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
