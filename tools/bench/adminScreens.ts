import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { localKeys } from '../../src/admin/storage/adminKeys';
import type { Product } from '../../src/shared/catalogue/product';
import { storageKeys } from '../../src/shared/storage/keys';
import { readDefaults } from '../content/readDefaults';
import { median } from './figures';
import { syntheticProducts } from './syntheticProducts';

/** Times in ms; `stored` is the stored length of the products, in characters. */
type AdminFigures = { stored: number; search: number; searchAlone: number; save: number };

const STOPWATCH = join(import.meta.dirname, 'stopwatch.js');
/** How long react-admin waits after a key before it fetches the list, in ms. */
const PAUSE = 500;
/** Letters that occur in no real product. */
const RARE = 'zqx';

/** Measures how long searching and saving take when the browser holds `count` products. */
export async function measureAdmin(
  browser: Browser,
  origin: string,
  count: number,
  runs: number,
): Promise<AdminFigures> {
  const products = manyProducts(count);
  const text = JSON.stringify({ products });
  const page = await openAdmin(browser, origin);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.products,
    text,
  ] as const);
  const found = products[Math.floor(count / 2)];
  if (!found) throw new Error('There is nothing to search for.');
  // Not measured: only the first save has to bring the industries into step.
  await save(page, origin, found, 'first');
  const saves: number[] = [];
  const searches: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    searches.push(await search(page, origin));
    saves.push(await save(page, origin, found, `run ${run}`));
  }
  await page.context().close();
  const typing = median(searches);
  return { stored: text.length, search: typing, searchAlone: typing - PAUSE, save: median(saves) };
}

/** Opens the admin in a new browser context, logged in, with the built-in content seeded. */
async function openAdmin(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), localKeys.auth);
  await page.addInitScript({ path: STOPWATCH });
  await page.goto(`${origin}/admin/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

/** The ms from the last key of a word that one product contains until the list shows only that product. */
async function search(page: Page, origin: string): Promise<number> {
  // Resets the filter, because the list remembers the last search.
  await page.goto(`${origin}/admin/products?filter=%7B%7D`);
  await page.locator('tbody tr').nth(1).waitFor();
  const input = page.getByRole('textbox', { name: 'Search' });
  await input.pressSequentially(RARE.slice(0, -1));
  await page.evaluate(
    `stopwatch('keydown', () => {
      const rows = document.querySelectorAll('tbody tr');
      return rows.length === 1 && rows[0].textContent.includes('${RARE}');
    })`,
  );
  await input.press(RARE.slice(-1));
  return Number(await page.evaluate('elapsed'));
}

/** The ms from the click on Save until the admin says that it is saved. */
async function save(page: Page, origin: string, { id }: Product, words: string): Promise<number> {
  await page.goto(`${origin}/admin/products/edit/${id}`);
  await page.getByRole('textbox', { name: 'Short description' }).fill(`Changed by the measurement: ${words}`);
  await page.evaluate(`stopwatch('click', () => document.body.innerText.includes('Saved in this browser.'))`);
  await page.getByRole('button', { name: 'Save' }).click();
  return Number(await page.evaluate('elapsed'));
}

/**
 * Copies of the real products, each cut to about 1,300 characters so that thousands fit into 5 Mi characters. One in
 * the middle has RARE in its name, to be searched for.
 */
function manyProducts(count: number): Product[] {
  const marked = Math.floor(count / 2);
  return syntheticProducts(readDefaults().products, count).map((product, index) => {
    const { specifications: _, colours: __, ...rest } = product;
    return {
      ...rest,
      name: index === marked ? `${product.name} ${RARE}` : product.name,
      description: product.description.slice(0, 300),
      features: product.features.slice(0, 3),
      uses: product.uses.slice(0, 3),
    };
  });
}
