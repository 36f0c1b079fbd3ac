import { expect, type Page, test } from '@playwright/test';
import { stored, storedRecord } from '../storage';
import { DEEP } from '../tags';
import { keptDrafts } from './drafts';
import { logIn, save } from './owner';

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
  const article = await storedRecord(page, 'blog', id);
  expect(article?.content).toContain('<caption>What sticks to what</caption><thead>');
  expect(article?.content).toMatch(/<h2[^>]*>[^<]*New /);
  expect(article?.dateModified).not.toBe('2024-08-04');
});

test('on a tablet all tools for a table are in view, and on a phone they keep to one line', {
  tag: DEEP,
}, async ({ page }) => {
  await logIn(page, '/admin/blog/edit/how-pressure-sensitive-adhesives-hold');
  const tools = page.getByRole('group', { name: 'Table', exact: true });
  for (const [width, height] of [
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('textbox', { name: 'Article', exact: true }).getByRole('cell').first().click();
    const box = await tools.boundingBox();
    const last = await tools.getByRole('button', { name: 'Remove table' }).boundingBox();
    const isInView = (last?.x ?? width) + (last?.width ?? 0) <= width;
    expect([isInView, (box?.height ?? 0) < 60]).toEqual(width === 768 ? [true, false] : [false, true]);
  }
});

test('the button that switches between the editor and HTML stays in view in a long text', {
  tag: DEEP,
}, async ({ page }) => {
  await logIn(page, '/admin/blog/edit/how-pressure-sensitive-adhesives-hold');
  for (const [from, to] of [
    ['Edit as HTML', 'Back to the editor'],
    ['Back to the editor', 'Edit as HTML'],
  ] as const) {
    await page.getByRole('button', { name: from }).click();
    await expect(page.getByRole('button', { name: to })).toBeFocused();
    await expect(page.getByRole('button', { name: to })).toBeInViewport();
  }
});

test('where the editor cannot be loaded, the text can be changed as HTML', { tag: DEEP }, async ({
  page,
}) => {
  await page.route('**/HtmlEditor-*.js', (route) => route.abort());
  const id = 'how-pressure-sensitive-adhesives-hold';
  await logIn(page, `/admin/blog/edit/${id}`);
  await expect(page.getByText('The editor could not be loaded')).toBeVisible();
  const html = page.getByRole('textbox', { name: 'Article (HTML)' });
  await html.fill('<p>Press it on.</p>');
  await save(page);
  expect((await storedRecord(page, 'blog', id))?.content).toBe('<p>Press it on.</p>');
});

/** The titles in the drafts that are kept. */
const keptTitles = async (page: Page) => (await keptDrafts(page)).map(({ title }) => title);

test('an unsaved article is offered after its page was discarded, and can be restored and saved', {
  tag: DEEP,
}, async ({ page, context }) => {
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
