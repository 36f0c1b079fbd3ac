import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { nameOf, productCount } from '../builtIn';
import { twoFrames } from '../frames';
import { DEEP } from '../tags';
import { ENTRY, LOADERS } from './chunks';
import { holdBack } from './latch';
import { answers, settles, startsAnswering } from './ready';

/*
 * A long list is prerendered with its first cards only, and grows once the script has loaded. Visitors who come back to
 * it must find it where they left it.
 */

const link = (page: Page) => page.getByRole('main').getByRole('article').nth(60).getByRole('link');
const place = (page: Page) => link(page).evaluate((element) => element.getBoundingClientRect().top);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

type Storage = BrowserContextOptions['storageState'];

/** A test of a visitor who was here before: the storage is seeded, once for all these tests of a worker. */
const testReturning = test.extend<object, { visited: Storage }>({
  visited: [
    async ({ browser }, use, { project }) => {
      const { baseURL, serviceWorkers } = project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers });
      const page = await context.newPage();
      await page.goto('/thank-you');
      await settles(page);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ visited }, use) => use(visited),
});

/** Scrolls down past many cards in small steps, as a visitor does. */
async function readDown(page: Page): Promise<void> {
  // A page is shown without the web font, in which names may wrap differently, if the browser's cache has yet to get it.
  await page.goto('/thank-you');
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Archivo'))).toBe(true);
  await page.goto('/products');
  await answers(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(productCount);
  await link(page).evaluate(async (element) => {
    while (element.getBoundingClientRect().top > 300) {
      window.scrollBy(0, 200);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

const RETURNS = {
  'loaded anew': (page: Page) => page.reload(),
  'gone back to from elsewhere': async (page: Page) => {
    await page.goto('/llms.txt');
    await page.goBack();
  },
};

for (const [how, comeBack] of Object.entries(RETURNS)) {
  testReturning(
    `a long list that is ${how} is where it was left, without any interaction`,
    async ({ page }) => {
      await readDown(page);
      const before = await place(page);
      await comeBack(page);
      await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(2);
    },
  );
}

testReturning(
  'the page does not move under a visitor who scrolls before the rest has loaded',
  { tag: DEEP },
  async ({ page }) => {
    await readDown(page);
    const rest = await holdBack(page, LOADERS);
    await page.reload();
    const atEnd = await scrolled(page);
    await startsAnswering(page);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -700);
    await expect.poll(() => scrolled(page)).toBeLessThan(atEnd - 600);
    const chosen = await page.getByRole('main').getByRole('article').nth(10).boundingBox();
    await rest.open();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(productCount);
    await twoFrames(page);
    expect((await page.getByRole('main').getByRole('article').nth(10).boundingBox())?.y).toBeCloseTo(
      chosen?.y ?? 0,
      0,
    );
  },
);

test('the names that a visitor reads before the rest has loaded stay until they are out of view', {
  tag: DEEP,
}, async ({ page }) => {
  const rest = await holdBack(page, LOADERS);
  await page.goto('/products');
  const cards = page.getByRole('main').getByRole('article');
  const few = await cards.count();
  const name = page.getByRole('main').getByRole('link', { name: nameOf('vhb-tape') });
  await name.scrollIntoViewIfNeeded();
  await answers(page);
  const before = await name.boundingBox();
  const came = page.waitForResponse(LOADERS);
  await rest.open();
  // Runs after everything that was waiting for the same module.
  await page.evaluate((address) => import(address), (await came).url());
  await twoFrames(page);
  expect(await name.boundingBox()).toEqual(before);
  expect(await cards.count()).toBe(few);
  await page.mouse.wheel(0, -5000);
  await expect(cards).toHaveCount(productCount);
});

testReturning(
  'a visitor who goes to the top before the script has loaded stays there',
  { tag: DEEP },
  async ({ page }) => {
    await readDown(page);
    const entry = await holdBack(page, ENTRY);
    await page.reload();
    // The browser itself scrolls to the end of what is there.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    // Again if the browser, still loading, has scrolled meanwhile.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect.poll(() => scrolled(page), { timeout: 1000 }).toBe(0);
    }).toPass();
    await entry.open();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(productCount);
    await twoFrames(page);
    expect(await scrolled(page)).toBe(0);
  },
);

test('a filter chosen before the rest of the list has loaded keeps the scroll position', {
  tag: DEEP,
}, async ({ page }) => {
  const rest = await holdBack(page, LOADERS);
  await page.goto('/products');
  await answers(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: nameOf('specialty-tapes') })
    .click();
  await rest.open();
  await expect(page).toHaveURL('/products?category=specialty-tapes');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nameOf('specialty-tapes'));
  // A taller head pushes it down; another page would begin at the top.
  expect(await scrolled(page)).toBeGreaterThanOrEqual(300);
});

testReturning(
  'a filter chosen deep in the list brings its results into view',
  { tag: DEEP },
  async ({ page }) => {
    await readDown(page);
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: /^Teflon/ })
      .click();
    await expect(page).toHaveURL(/category=teflon/);
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^\d+ product/ }),
    ).toBeInViewport();
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport();
  },
);
