import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { adminScreens } from './adminScreens';
import { walkByTab } from './keyboardWalk';
import { logIn } from './owner';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const [kind, some] of Object.entries(adminScreens)) {
  test(`every ${kind} opens, fits, breaks no rule of axe in light and dark, and is walked by Tab`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(holdStill);
    await logIn(page);
    for (const [path, title, ready] of some) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1')).toHaveText(title);
        await page.locator(ready).first().waitFor();
        await expectInWidth(page);
        // As the test's own code: the site's policy refuses a script tag.
        await page.evaluate(axeScript);
        expect.soft(await axe(page), path).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        // Only colours change with the theme.
        expect.soft(await axe(page, ['color-contrast']), `${path} in the dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await walkByTab(page);
      });
    }
  });
}

/** A transition would still show the old look when the new one is asked for. */
function holdStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
}

/** A telephone's own window grows with a page that is too wide, so the set width is the measure. */
async function expectInWidth(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

function axe(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe: run } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string }[] }> };
    };
    const { violations } = await run.run(only ? { runOnly: only } : {});
    return violations.map(({ id }) => id);
  }, rules);
}
