import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { articleCount } from '../builtIn';
import { storedText } from '../storage';
import { DEEP, PHONE_ONLY } from '../tags';
import { download, logIn, menuLink, nameInput, save } from './owner';

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Content file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a download restores edits and all else to the byte, after everything was replaced, and after a reset', async ({
  page,
}) => {
  const banner = page.getByText('Your changes live in this browser only.');
  const texts = () => Promise.all(Object.values(contentKeys).map((key) => storedText(page, key)));
  await logIn(page, '/admin/products/edit/reflective-piping');
  await nameInput(page).fill('Piping, renamed');
  await save(page);
  await expect(banner).toBeVisible();
  const before = await texts();

  await menuLink(page, 'Backup and publish').click();
  const { text: file } = await download(page, page.getByRole('button', { name: 'Download all content' }));
  const table = await download(page, page.getByRole('button', { name: 'Download products for Excel' }));

  const other = JSON.parse(file);
  for (const category of other.content.categories) category.description = '<p>Other words.</p>';
  for (const industry of other.content.industries) industry.description = '<p>Other words.</p>';
  other.content.blog = other.content.blog.slice(0, 1);
  const report = page.getByRole('region', { name: 'Report on the file' });
  for (const text of [JSON.stringify(other), file]) {
    await choose(page, 'content.json', text);
    await expect(report).toBeFocused();
    await report.getByRole('button', { name: 'Use this file' }).click();
    await expect(report).toBeHidden();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  }
  expect(await texts()).toEqual(before);

  const reset = async () => {
    await page.getByRole('button', { name: 'Reset everything' }).click();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page.getByText('there is nothing to publish')).toBeVisible();
    await expect(banner).toBeHidden();
  };
  await reset();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(banner).toBeVisible();
  expect(await texts()).toEqual(before);
  await reset();
  await choose(page, 'content.json', file);
  await expect(page.getByText('Changes: 1')).toBeVisible();
  await report.getByRole('button', { name: 'Use this file' }).click();
  await expect(report).toBeHidden();
  await expect(banner).toBeVisible();
  expect(await texts()).toEqual(before);

  await choose(page, 'products.csv', table.text);
  await expect(page.getByText('no difference')).toBeVisible();
  await menuLink(page, 'Dashboard').click();
  await expect(page.getByText(`A file was loaded: ${articleCount - 1} added`)).toBeVisible();
});

test('a file from another browser adds what was done there to what was done here', { tag: DEEP }, async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const rename = async (where: Page, id: string, name: string) => {
    await logIn(where, `/admin/products/edit/${id}`);
    await nameInput(where).fill(name);
    await save(where);
    await menuLink(where, 'Backup and publish').click();
  };
  await rename(other, 'vhb-tape', 'Named there');
  const { text } = await download(other, other.getByRole('button', { name: 'Download all content' }));
  await other.close();

  await rename(page, 'reflective-piping', 'Named here');
  await choose(page, 'content.json', text);
  const report = page.getByRole('region', { name: 'Report on the file' });
  const loss = report.getByText('it overwrites what you changed here: Product “Named here”.');
  await expect(report).toContainText('Changes: 1');
  await expect(loss).toBeHidden();
  await report.getByRole('radio', { name: 'take the file as it is' }).check();
  await expect(loss).toBeVisible();
  await expect(report).toContainText('Changes: 2');
  const choice = report.getByRole('radiogroup', { name: 'What was added and changed here' });
  await choice.getByRole('radio', { name: 'Keep it' }).check();
  await report.getByRole('button', { name: 'Use this file' }).click();
  await expect(report).toBeHidden();
  const products = async () => (await storedText(page, contentKeys.products)) ?? '';
  expect(await products()).toContain('"Named there"');
  expect(await products()).toContain('"Named here"');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(products).not.toContain('"Named there"');
  expect(await products()).toContain('"Named here"');
});

test('on a phone the reason why a file is refused comes into view, though its button is at the foot', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await logIn(page, '/admin/content');
  const button = page.getByRole('button', { name: 'Choose a file' });
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
  await choose(page, 'content.json', '{"content":');
  await expect(page.getByText('it was cut off')).toBeInViewport({ ratio: 1 });
});
