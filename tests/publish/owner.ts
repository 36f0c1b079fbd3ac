import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { contentKeys } from '../contentKeys';

/* What people do in their browsers while content is published. Each page has a storage of its own. */

export const BANNER = 'Your changes live in this browser only.';

/** The worker would show a published page one visit later; tests/e2e/site/offline.spec.ts is about that. */
export async function freshBrowser(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  return page;
}

/** Visits the site and stays until the catalogue is kept in the browser. */
export async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, contentKeys.settings);
}

/** Opens a screen of the admin as someone who is logged in, once the screen stands. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).waitFor();
}

export async function rename(page: Page, id: string, name: string): Promise<void> {
  await openAdmin(page, `/admin/products/edit/${id}`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await save(page);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByText('Saved in this browser.').waitFor();
}

/** Chooses a picture file for a product, in the place of all pictures that it has. */
export async function replacePictures(page: Page, id: string, file: string): Promise<void> {
  await openAdmin(page, `/admin/products/edit/${id}`);
  await page.getByRole('tab', { name: 'Pictures' }).click();
  const removals = page.getByRole('button', { name: /^Remove Picture/ });
  await removals.first().waitFor();
  while ((await removals.count()) > 0) await removals.first().click();
  await page.getByLabel('Picture file').setInputFiles(file);
  await page.getByText(/from a file \(\d+ kB\)/).waitFor();
  await save(page);
}

/** Puts a snippet into the settings' head. */
export async function setSnippet(page: Page, snippet: string): Promise<void> {
  await openAdmin(page, '/admin/settings');
  await page.getByRole('tab', { name: 'Tag manager' }).click();
  await page.getByRole('textbox', { name: 'Snippet for the head' }).fill(snippet);
  await save(page);
}

/** The text of the file with all content. */
export async function downloadContent(page: Page): Promise<string> {
  await openAdmin(page, '/admin/content');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all content' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

export async function importContent(page: Page, text: string): Promise<void> {
  await openAdmin(page, '/admin/content');
  const file = { name: 'content.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Content file').setInputFiles(file);
  await page.getByRole('button', { name: 'Use this file' }).click();
  await page.getByText('was loaded').waitFor();
}

/** The heading of a product's page, with the address that the server sent it for. */
export async function productHeading(page: Page, id: string): Promise<string> {
  await page.goto(`/product/${id}`);
  await page.waitForLoadState('networkidle');
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}
