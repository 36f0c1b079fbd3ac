import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { stored, storeText } from '../storage';
import { logIn, save } from './owner';

test('a new article gets its address from the title and comes first', async ({ page }) => {
  await logIn(page, '/admin/blog/new');
  await page
    .getByRole('textbox', { name: 'Title' })
    .fill('Tapes & "monsoon": what to ask before you buy cartons by lorry');
  await expect(page.getByText('/blog/tapes-monsoon-what-to-ask-before-you-buy-cartons-b')).toBeVisible();
  await page.getByRole('textbox', { name: 'Article', exact: true }).click();
  await page.keyboard.type('Ask for the batch.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/admin/blog/edit/tapes-monsoon-what-to-ask-before-you-buy-cartons-b');
  const [first] = await stored(page, 'blog');
  expect(first).toMatchObject({ content: '<p>Ask for the batch.</p>', readTime: 1 });
  await page.goto('/blog/tapes-monsoon-what-to-ask-before-you-buy-cartons-b');
  await expect(page.getByText('Ask for the batch.')).toBeVisible();
});

test('editing an article keeps its table, changes the caption in a dialog, and sets the date of the change', async ({
  page,
}) => {
  const id = 'how-pressure-sensitive-adhesives-hold';
  await logIn(page, `/admin/blog/edit/${id}`);
  const editor = page.getByRole('textbox', { name: 'Article', exact: true });
  await editor.getByRole('heading').first().click();
  await page.keyboard.type('New ');
  await editor.getByRole('cell').first().click();
  await page.getByRole('button', { name: 'Caption', exact: true }).click();
  const caption = page.getByRole('textbox', { name: 'Caption above the table' });
  await expect(caption).toBeFocused();
  await expect(caption).toHaveValue('Surface energy of common substrates and what to expect');
  await caption.fill(' What sticks to what ');
  await caption.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await save(page);
  const article = (await stored(page, 'blog')).find((one) => one.id === id);
  expect(article?.content).toContain('<caption>What sticks to what</caption><thead>');
  expect(article?.content).toMatch(/<h2[^>]*>[^<]*New /);
  expect(article?.dateModified).not.toBe('2024-08-04');
});

test('where the editor cannot be loaded, the text can be changed as HTML', async ({ page }) => {
  await page.route('**/HtmlEditor-*.js', (route) => route.abort());
  const id = 'how-pressure-sensitive-adhesives-hold';
  await logIn(page, `/admin/blog/edit/${id}`);
  await expect(page.getByText('The editor could not be loaded')).toBeVisible();
  const html = page.getByRole('textbox', { name: 'Article (HTML)' });
  await html.fill('<p>Press it on.</p>');
  await save(page);
  expect((await stored(page, 'blog')).find((one) => one.id === id)?.content).toBe('<p>Press it on.</p>');
});

test('typing in an article loses no link: a picture keeps its own, and what the editor cannot hold opens as HTML', async ({
  page,
}) => {
  await logIn(page, '/admin/blog');
  const [article] = await stored(page, 'blog');
  const picture = `<p><a href="/product/vhb-tape"><img src="${article?.image}" alt="A roll" width="200" height="150"></a></p>`;
  const table =
    '<table><caption>See <a href="/blog">more</a></caption><tbody><tr><td>1</td></tr></tbody></table>';
  const articles = { linked: `<p>Before</p>${picture}`, table: `<p>Before</p>${table}` };
  const records = Object.entries(articles).map(([id, content]) => ({ ...article, id, content }));
  await storeText(page, contentKeys.blog, JSON.stringify({ blog: records }));
  const content = async (id: string) => (await stored(page, 'blog')).find((one) => one.id === id)?.content;

  await page.goto('/admin/blog/edit/linked');
  const editor = page.getByRole('textbox', { name: 'Article', exact: true });
  await editor.getByRole('img').click();
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await editor.getByText('Before').click();
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await save(page);
  expect(await content('linked')).toBe(`<p>Before.</p>${picture}`);

  await page.goto('/admin/blog/edit/table');
  await expect(page.getByText('lose or move part of the table “See more”')).toBeVisible();
  const html = page.getByRole('textbox', { name: 'Article (HTML)' });
  await html.fill((await html.inputValue()).replace('Before', 'Before.'));
  await save(page);
  expect(await content('table')).toBe(`<p>Before.</p>${table}`);
  // What was typed is checked again before the editor gets it.
  await page.getByRole('button', { name: 'Back to the editor' }).click();
  await expect(page.getByText('lose or move part of the table “See more”')).toBeVisible();
  await page.getByRole('button', { name: 'Use the editor all the same' }).click();
  await expect(page.getByText('it loses part of the table “See more”')).toBeVisible();
});

/** The titles in the drafts that are kept. */
const keptTitles = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'admin-drafts')) return [];
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('admin-drafts');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(({ values }) => values.title));
        };
      };
    });
  });

test('an unsaved article is offered after its page was discarded, and can be restored and saved', async ({
  page,
  context,
}) => {
  await logIn(page, '/admin/blog/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Tape in the monsoon');
  await page.getByRole('textbox', { name: 'Article', exact: true }).click();
  await page.keyboard.type('Keep the cartons dry.');
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('combobox', { name: 'Tags' }).fill('monsoon');
  await page.getByRole('combobox', { name: 'Category' }).fill('Storage');
  await expect.poll(() => keptTitles(page)).toEqual(['Tape in the monsoon']);
  const meanwhile = await context.newPage();
  await meanwhile.addInitScript(() => {
    const query = navigator.locks.query.bind(navigator.locks);
    navigator.locks.query = async () => {
      const state = await query();
      Object.assign(window, { hasLooked: true });
      return state;
    };
  });
  await meanwhile.goto('/admin/blog/new');
  await expect(meanwhile.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await meanwhile.waitForFunction(() => 'hasLooked' in window);
  // Its last keystrokes are less than a second old.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('/admin/blog/new');
  await expect(
    again.getByText(/You typed “Tape in the monsoon” here (?:today at|on) .*\d\d:\d\d and did not save it/),
  ).toBeVisible();
  await again.getByRole('button', { name: 'Put it back into the form' }).click();
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Tape in the monsoon');
  await expect(again.getByRole('textbox', { name: 'Article', exact: true })).toHaveText(
    'Keep the cartons dry.',
  );
  await again.keyboard.press('Control+s');
  await expect(again).toHaveURL('/admin/blog/edit/tape-in-the-monsoon');
  const [first] = await stored(again, 'blog');
  expect(first).toMatchObject({
    content: '<p>Keep the cartons dry.</p>',
    category: 'Storage',
    tags: ['monsoon'],
  });
  await expect.poll(() => keptTitles(again)).toEqual([]);
  // That form was opened while the first one still held the article.
  await expect(meanwhile.getByText(/You typed .*here/)).toHaveCount(0);
});

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the list shows the day of publication that was entered', async ({ page }) => {
    await logIn(page, '/admin/blog');
    const [newest] = (await stored(page, 'blog'))
      .map(({ datePublished }) => String(datePublished))
      .toSorted()
      .toReversed();
    const [year, , day] = newest?.split('-').map(Number) ?? [];
    const first = page
      .getByRole('main')
      .getByText(new RegExp(`${year}`))
      .first();
    await expect(first).toHaveText(new RegExp(`^${day} \\w+ ${year}`));
  });
});
