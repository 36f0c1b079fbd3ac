import { expect, type Locator, type Page, test } from '@playwright/test';
import { nameInput, storeLogin } from '../e2e/admin/owner';
import { stored, storedRecord } from '../e2e/storage';
import { payloads } from '../hostile/payloads';
import { hostileContent } from '../hostile/records';
import { keepContent } from '../hostile/site';
import { findings, loadingHasFailed, unsafeParts, watch } from '../hostile/watch';

/*
 * Hostile texts in every input of the admin: already stored, typed as HTML, pasted, in files, in addresses. The policy
 * is switched off, because none of them may depend on it.
 */

test.use({ bypassCSP: true });

const texts = payloads.map(({ html }) => html);
const content = hostileContent(texts);
test.beforeEach(async ({ page }) => {
  await watch(page, []);
  await storeLogin(page);
});

/** Includes the heading of the screen below a dialog. */
const headings = (page: Page) => page.locator('h1').filter({ hasText: /\S/ });

test('nothing that is stored runs on any screen', async ({ page }) => {
  await keepContent(page, content);
  const hostile = page.getByText('fired()').first();
  const editor = page.locator('.ProseMirror').first();
  await page.goto('/admin/dashboard');
  // The names are listed under a problem once it is opened.
  await page.getByRole('button', { name: 'The same name twice' }).click();
  await expect(hostile).toBeVisible();
  await loadingHasFailed(page);
  expect(await findings(page)).toEqual([]);
  const screens: [address: string, content: Locator][] = [
    ['/admin/products', hostile],
    ['/admin/products/edit/hostile-0', page.getByText('Add feature')],
    ['/admin/categories', hostile],
    ['/admin/categories#hostile-9', editor],
    ['/admin/industries', hostile],
    ['/admin/blog', hostile],
    ['/admin/settings', page.getByText('As on an envelope.')],
    ['/admin/content', page.getByRole('button', { name: 'Download all content' })],
    // A text that would run by itself. Its form has the articles’ editor, which gets more of them.
    [`/admin/industries/edit/hostile-${texts.findIndex((text) => text.includes('<img'))}`, editor],
    ...texts.flatMap((_text, index): [string, Locator][] =>
      index % 24 === 0 ? [[`/admin/blog/edit/hostile-${index}`, editor]] : [],
    ),
  ];
  for (const [address, shown] of screens) {
    await page.goto(address);
    await expect(headings(page).first()).toBeVisible();
    await expect(shown, address).toBeVisible();
    await loadingHasFailed(page);
    expect(await findings(page), address).toEqual([]);
  }
});

test('HTML that is pasted or typed does not run, and becomes nothing that could', async ({ page }) => {
  const id = 'how-pressure-sensitive-adhesives-hold';
  await page.goto(`/admin/blog/edit/${id}`);
  const editor = page.getByRole('textbox', { name: 'Article', exact: true });
  await editor.click();
  const made = await editor.evaluate((element, all) => {
    for (const html of all) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', `<p>x</p>${html}`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
    return element.innerHTML;
  }, texts);
  expect(made.length).toBeGreaterThan(texts.length);
  expect(made).not.toMatch(/<(?:script|svg|math|iframe|object|embed|form)|href="\s*java/i);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit as HTML' }).click();
  const source = page.getByRole('textbox', { name: 'Article (HTML)' });
  const savedText = async () => (await storedRecord(page, 'blog', id))?.content ?? '';
  for (let start = 0; start < texts.length; start += 20) {
    // Each batch has its own mark, so that the batch before is not taken for it.
    const mark = `<p>before ${start}</p>`;
    const html = texts.slice(start, start + 20).map((text) => `${mark}${text}<p>after</p>`);
    await source.fill(html.join('\n'));
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await savedText()).startsWith(mark)).toBe(true);
    const saved = await savedText();
    expect(await unsafeParts(page, [saved])).toEqual([]);
    // The form shows what was saved once the save is done.
    await expect(source).toHaveValue(saved);
  }
  expect(await findings(page)).toEqual([]);
});

test('a table with invalid addresses is refused, a content file is loaded, and nothing in either runs', async ({
  page,
}) => {
  await page.goto('/admin/content');
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = texts.map((text) => ['', text, text, 'javascript:fired()'].map(cell).join(','));
  await page.getByLabel('Content file').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['id,name,description,images', ...rows].join('\n')),
  });
  await expect(page.getByText('A picture’s address starts with https://').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Use this file' })).toBeHidden();
  expect(await findings(page)).toEqual([]);

  await page.getByLabel('Content file').setInputFiles({
    name: 'content.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'tape-catalogue-content', version: 1, content })),
  });
  await page.getByRole('button', { name: 'Use this file' }).click();
  await expect(page.getByText('was loaded')).toBeVisible();
  const html = [
    ...(await stored(page, 'blog')).map(({ content: text }) => text),
    ...(await stored(page, 'categories')).map(({ description }) => description),
    ...(await stored(page, 'industries')).map(({ description }) => description),
  ];
  expect(html).toHaveLength(texts.length * 3);
  expect(await unsafeParts(page, html)).toEqual([]);
  expect(await findings(page)).toEqual([]);
});

test('an address fills no form, and what it fills a filter with does not run', async ({ page }) => {
  const parameter = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const [text = ''] = texts;
  // Servers refuse longer addresses.
  const all = texts.slice(0, 40).join('\n');
  const rows = page.locator('tbody tr');
  for (const [address, isThere] of [
    [
      `/admin/blog/new?source=${parameter({ title: all, content: all, image: 'javascript:fired()' })}`,
      () => expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(''),
    ],
    [
      `/admin/products/new?source=${parameter({ name: text, images: ['javascript:fired()', all] })}`,
      () => expect(nameInput(page)).toHaveValue(''),
    ],
    [
      `/admin/products?filter=${parameter({ q: all })}`,
      () => expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue(/\S/),
    ],
    [
      `/admin/products?displayedFilters=${parameter({ [text]: true })}&sort=${encodeURIComponent(text)}&order=${encodeURIComponent(text)}`,
      () => expect(rows.first()).toBeVisible(),
    ],
    [
      `/admin/products/edit/${encodeURIComponent('<img src=x: onerror=fired()>')}`,
      () => expect(rows.first()).toBeVisible(),
    ],
  ] as const) {
    await page.goto(address);
    await isThere();
    await expect(headings(page).first()).toBeVisible();
    await loadingHasFailed(page);
    expect(await findings(page), address).toEqual([]);
  }
});
