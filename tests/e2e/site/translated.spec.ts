import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from '../errors';
import { DEEP } from '../tags';
import { holdBack } from './latch';
import { answers, startsAnswering } from './ready';

/*
 * Chrome and Edge translate a page by putting an element of their own in the place of each text, also of those that come
 * later. React keeps the texts that it made: it cannot remove one that is gone, and what it writes into it is not seen.
 */

/** Translates the page as these browsers do, into text in brackets. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translations = new WeakSet<Node>();
    const translateText = (text: Text) => {
      const { parentElement } = text;
      const isSkipped = !parentElement || parentElement.closest('script, style, textarea, [translate=no]');
      if (isSkipped || translations.has(text) || text.data.trim() === '') return;
      const translation = document.createElement('font');
      translation.append(`[${text.data}]`);
      if (translation.firstChild) translations.add(translation.firstChild);
      text.replaceWith(translation);
    };
    const translateIn = (node: Node) => {
      if (node instanceof Text) translateText(node);
      else for (const child of Array.from(node.childNodes)) translateIn(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translateText(target);
        for (const node of Array.from(addedNodes)) translateIn(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    translateIn(document.body);
  });
}

async function openTranslated(page: Page, address: string): Promise<string[]> {
  const errors = collectErrors(page);
  await page.goto(address);
  await answers(page);
  await translate(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
  return errors;
}

/** Adds what password managers add beside the fields that they fill: Keeper's element, and LastPass's. */
const addIcons = (page: Page) =>
  page.locator('form input:visible').evaluateAll((fields) => {
    fields.forEach((field, index) => {
      const icon = document.createElement(index % 2 ? 'keeper-lock' : 'div');
      icon.dataset.lastpassIconRoot = '';
      field.after(icon);
    });
  });

for (const [change, made] of [
  ['a translator', translate],
  ['a password manager', addIcons],
] as const)
  test(`what is typed and pressed while a page that ${change} changed waits for its script is carried over`, {
    tag: DEEP,
  }, async ({ page }) => {
    const errors = collectErrors(page);
    const scripts = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto('/request-quote');
    await made(page);
    const form = page.getByRole('form', { name: 'Request a Quote' });
    await form.getByLabel('Unit').selectOption('metres');
    await form.getByRole('button', { name: 'Add another tape' }).click();
    await page.getByRole('banner').getByRole('combobox').fill('kraft');
    await form.getByLabel('Quantity').pressSequentially('50');
    await scripts.open();
    await startsAnswering(page);
    await expect(form.getByRole('group', { name: 'Tape 2' })).toBeVisible();
    await expect(form.getByLabel('Quantity').first()).toHaveValue('50');
    await expect(form.getByLabel('Unit').first()).toHaveValue('metres');
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('kraft');
    expect(errors).toEqual([]);
  });

test('translated, the list and its search say what they show', { tag: DEEP }, async ({ page }) => {
  const errors = await openTranslated(page, '/products');
  const count = page.getByRole('region', { name: 'Results' }).getByRole('status');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('link', { name: 'Reflective Tapes' }).click();
  await expect(count).toHaveText(/^\[\d+\] \[products of \d+\]$/);
  await filters.getByRole('link', { name: 'Reflective Tapes' }).click();
  await expect(count).toHaveText(/^\[\d+\] \[products\]$/);
  await page.getByLabel('Sort by').selectOption('name');
  await expect(count).toHaveText(/^\[\d+\] \[products\]\[, .+\]$/);

  const box = page.getByRole('banner').getByRole('combobox');
  const said = page.getByRole('banner').getByRole('status');
  await box.fill('foil');
  await expect(said).toHaveText(/^\[\d+ products found/);
  await box.fill('qqqq');
  await expect(said).toHaveText('[No products found for "qqqq"]');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No products found for "qqqq"' })).toBeVisible();
  await box.fill('qq');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No products found for "qq"' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('translated, a comparison and the pages of similar tapes and articles follow one another', {
  tag: DEEP,
}, async ({ page }) => {
  const errors = await openTranslated(page, '/product/vhb-tape');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Compare side by side' }).click();
  const summary = page.getByRole('main').getByRole('status').filter({ hasText: 'tapes' });
  await expect(summary).toHaveText(/^\[4 tapes, which differ/);
  await page.getByLabel('Show only what differs').check();
  await expect(summary).toHaveText(/Only those which differ are shown\.\]$/);
  for (const left of [3, 2]) {
    await page.getByRole('link', { name: 'Remove' }).first().click();
    await expect(summary).toHaveText(new RegExp(`^\\[${left} tapes`));
  }
  await page.getByRole('link', { name: 'Remove' }).first().click();
  await expect(page.getByText('Add another, to see')).toBeVisible();
  await page.getByRole('link', { name: 'Remove' }).click();
  await expect(page.getByText('Add two, to see')).toBeVisible();
  await expect(page.getByText('[Try:]')).toBeVisible();
  await page.getByRole('link', { name: 'Add' }).first().click();
  await page.getByRole('table').getByRole('rowgroup').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  const product = await heading.textContent();
  await page.getByRole('main').locator('a[data-transition]').last().click();
  await expect(heading).not.toHaveText(product ?? '');

  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('main').locator('a[data-transition]').first().click();
  await expect(page).toHaveURL(/\/blog\//);
  const article = await heading.textContent();
  await page.getByRole('main').locator('a[data-transition]').last().click();
  await expect(heading).not.toHaveText(article ?? '');
  expect(errors).toEqual([]);
});

test('translated, the quote form numbers its tapes, says what is wrong, and would send its own words', {
  tag: DEEP,
}, async ({ page }) => {
  const errors = await openTranslated(page, '/request-quote?product=vhb-tape');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await form.getByRole('button', { name: 'Add another tape' }).click();
  await expect(form.getByRole('group', { name: 'Tape 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Add another tape' }).click();
  const size = form.getByRole('group', { name: 'Tape 3' }).getByLabel('Size');
  await size.fill('48 mm');
  await form.getByRole('button', { name: 'Remove tape 3' }).click();
  await form.getByRole('button', { name: 'Put tape 3 back' }).click();
  await expect(size).toHaveValue('48 mm');
  await form.getByRole('button', { name: 'Remove tape 3' }).click();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByRole('alert')).toHaveText('[3 fields need attention.]');
  await form.getByLabel('Quantity').first().fill('5');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByText('2 fields need attention.')).toBeVisible();
  await expect(form.getByLabel('Product').first()).toHaveValue('VHB Tape');
  await expect(form.getByLabel('Unit').first()).toHaveValue('rolls');
  expect(errors).toEqual([]);
});

test('translated, the opening hours say when the office closes, and move to the next day', {
  tag: DEEP,
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T18:59:00+05:30') });
  const errors = await openTranslated(page, '/contact');
  const today = page.getByRole('main').locator('[aria-current=date]');
  await expect(today).toContainText('[, open now]');
  await page.clock.fastForward('02:00');
  await expect(today).toContainText('[, closed now]');
  await page.clock.fastForward('05:00:00');
  await expect(today).toContainText('Tuesday');
  await expect(page.getByText('closed now')).toHaveCount(1);
  expect(errors).toEqual([]);
});
