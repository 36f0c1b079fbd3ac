import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { isSample } from '../../sample/isSample';
import { articleCount, nameOf } from '../builtIn';
import { storedText } from '../storage';
import { logIn, menuLink, nameInput, save } from './owner';

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Content file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a download that is loaded after a reset restores the edits to the byte', async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await nameInput(page).fill('Piping, renamed');
  await save(page);
  await expect(page.getByText('Your changes live in this browser only.')).toBeVisible();
  const before = await storedText(page, contentKeys.products);

  await menuLink(page, 'Backup and publish').click();
  const file = await download(page, 'Download all content');
  const table = await download(page, 'Download products as a table');
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('there is nothing to publish')).toBeVisible();
  await expect(page.getByText('Your changes live in this browser only.')).toBeHidden();

  await choose(page, 'content.json', file);
  await expect(page.getByText('Changed: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Use this file' }).click();
  await expect(page.getByText('was loaded')).toBeVisible();
  expect(await storedText(page, contentKeys.products)).toBe(before);

  await choose(page, 'products.csv', table);
  await expect(page.getByText('no difference')).toBeVisible();
});

test('a download restores all content to the byte after everything was replaced, including HTML', async ({
  page,
}) => {
  await logIn(page, '/admin/content');
  const texts = () => Promise.all(Object.values(contentKeys).map((key) => storedText(page, key)));
  const before = await texts();
  const file = await download(page, 'Download all content');
  const other = JSON.parse(file);
  for (const category of other.content.categories) category.description = '<p>Other words.</p>';
  for (const industry of other.content.industries) industry.description = '<p>Other words.</p>';
  other.content.blog = other.content.blog.slice(0, 1);
  for (const text of [JSON.stringify(other), file]) {
    await choose(page, 'content.json', text);
    const report = page.getByRole('region', { name: 'Report on the file' });
    await expect(report).toBeFocused();
    await report.getByRole('button', { name: 'Use this file' }).click();
    await expect(report).toBeHidden();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
    await expect(page.getByText('Your changes live in this browser only.')).toBeVisible({
      visible: text !== file,
    });
  }
  expect(await texts()).toEqual(before);
  await menuLink(page, 'Dashboard').click();
  await expect(page.getByText(`A file was loaded: ${articleCount - 1} added`)).toBeVisible();
});

test('a file that is too large, no content file, or has an invalid record is refused as a whole, naming the fault', async ({
  page,
}, testInfo) => {
  await logIn(page, '/admin/content');
  await choose(page, 'x.json', '{"format":"other"}');
  await expect(page.getByText('This is not a content file of this site.')).toBeVisible();
  // From the disk, because a text would travel to the browser for many seconds.
  const big = testInfo.outputPath('big.json');
  await writeFile(big, ' '.repeat(13 * 1024 * 1024));
  await page.getByLabel('Content file').setInputFiles(big);
  await expect(page.getByText('This file is too large')).toBeVisible();

  const categories = [
    { id: 'good', name: 'Good' },
    { id: 'Bad id', name: '' },
  ];
  const before = await storedText(page, contentKeys.categories);
  await choose(
    page,
    'c.json',
    JSON.stringify({ format: 'tape-catalogue-content', version: 1, content: { categories } }),
  );
  await expect(page.getByText('One record is not valid')).toBeVisible();
  await expect(page.getByText('Give the category a name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use this file' })).toHaveCount(0);
  expect(await storedText(page, contentKeys.categories)).toBe(before);
});

test('the dashboard shows both inconsistencies of the sample, and links to a product that causes one', async ({
  page,
}) => {
  test.skip(!isSample, 'The owner has mended them.');
  await logIn(page);
  await expect(page.getByText('“specialty-tpes” does not exist')).toBeVisible();
  await expect(page.getByText('“specialty-tapes” is a category').first()).toBeVisible();
  await page.getByRole('link', { name: nameOf('pe-foam-tape') }).click();
  await expect(page).toHaveURL('/admin/products/edit/pe-foam-tape');
});
