import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { contentKeys } from '../contentKeys';

/* What people do in their browsers while content is published. Each page has its own storage. */

export const BANNER = 'Your changes live in this browser only.';

/** Without the service worker, which would show a published page one visit later (tests/e2e/site/offline.spec.ts). */
export async function freshBrowser(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  return page;
}

/** Visits the site and stays until the browser has been seeded. */
export async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, contentKeys.settings);
}

/** Opens a screen of the admin as someone who is logged in, and waits for its heading. */
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

/** Replaces all of a product's pictures with one from a file. */
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

/** Sets the settings' snippet for the head. */
export async function setSnippet(page: Page, snippet: string): Promise<void> {
  await openAdmin(page, '/admin/settings');
  await page.getByRole('tab', { name: 'Tag manager' }).click();
  await page.getByRole('textbox', { name: 'Snippet for the head' }).fill(snippet);
  await save(page);
}

/** Downloads the file with all content and returns its text. */
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

/** The heading of a product's page after a full page load. */
export async function productHeading(page: Page, id: string): Promise<string> {
  await page.goto(`/product/${id}`);
  await page.waitForLoadState('networkidle');
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}
