import { expect, type Page, test } from '@playwright/test';
import { isSample } from '../../sample/isSample';
import { atSize } from '../accessibility';
import { DEEP } from '../tags';
import { answers } from './ready';

test('printing a page loads the rules for paper before any input', async ({ page }) => {
  await page.goto('/about');
  const sheets = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('head > link[rel=stylesheet]').length;
  });
  expect(sheets).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('on paper the text is smaller than on screen and as wide as the sheet; headings keep to their text, quotations to one sheet', {
  tag: DEEP,
}, async ({ page }) => {
  await page.goto('/product/vhb-tape');
  await answers(page);
  const features = page.getByRole('heading', { name: 'Features' });
  const look = () =>
    features.evaluate((heading) => ({
      size: Number.parseFloat(getComputedStyle(heading).fontSize),
      left: heading.getBoundingClientRect().left,
    }));
  await atSize(page, { width: 718, height: 1000 }, async () => {
    const onScreen = await look();
    await page.emulateMedia({ media: 'print' });
    await expect(features).toHaveCSS('break-after', 'avoid');
    const onPaper = await look();
    expect(onPaper.size).toBeLessThan(onScreen.size);
    // A card's border at the very edge was cut off.
    expect(onPaper.left).toBe(1);
  });
  await page.goto('/');
  await answers(page);
  await expect(page.getByRole('heading', { name: 'Tapes by category' })).toHaveCSS('break-after', 'avoid');
  await expect(page.getByRole('figure').first()).toHaveCSS('break-inside', 'avoid');
});

test('on paper the text is in ink, and controls are left out', { tag: DEEP }, async ({ page }) => {
  const ink = 'rgb(22, 24, 29)';
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  // The rules for print come with the script (tools/prerender/usedStyles.ts).
  await answers(page);
  await expect(page.getByRole('heading', { name: 'Why plants buy here' })).toHaveCSS('color', ink);
  const dark = page.locator('main').getByRole('link', { name: 'Request a Quote' }).last();
  await expect(dark).toHaveCSS('color', ink);
  await page.goto('/about');
  await answers(page);
  await expect(page.getByRole('link', { name: 'quote form' }).first()).toHaveCSS('color', ink);
  await page.goto('/products?category=double-sided-tapes&q=foam');
  const chips = page.getByRole('list', { name: 'Filters in use' });
  await expect(chips.getByText('“foam”')).toBeVisible();
  await expect(chips.locator('svg').first()).toBeHidden();
  await expect(chips.getByText('Clear all')).toBeHidden();
  await expect(page.getByLabel('Sort by')).toBeHidden();
  // Not in the column of the filters, as on wide paper.
  const results = await page.getByRole('region', { name: 'Results' }).boundingBox();
  expect(results?.width).toBeGreaterThan(1000);
  await page.goto('/blog/thermal-tapes-moving-heat-without-screws');
  await answers(page);
  // In a grid, Chrome printed what follows a list that goes on to the next sheet over the list's last line.
  await expect(page.getByRole('article').locator('h2 + p').first().locator('..')).toHaveCSS(
    'display',
    'block',
  );
  await page.goto('/compare?product=vhb-tape+anti-skid-tape');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Request a Quote for/ })).toHaveCount(0);
  // Otherwise the PDF has lines between the names, and none below the first column.
  const head = page.getByRole('columnheader', { name: 'VHB Tape' });
  await expect(head).toHaveCSS('box-shadow', 'none');
  await expect(head).toHaveCSS('border-bottom-width', '2px');
  await expect(page.getByRole('rowheader').first()).toHaveCSS('position', 'static');
  // Below each other they are 300 px tall, and mostly took a sheet of their own.
  const contact = page.getByRole('contentinfo').getByRole('list').first();
  expect((await contact.boundingBox())?.height).toBeLessThan(180);
});

test('on paper no column of a wide table is cut off', { tag: DEEP }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/blog/thermal-tapes-moving-heat-without-screws');
  await answers(page);
  await expect(page.getByRole('table').first().locator('..')).toHaveCSS('overflow', 'visible');
});

test('on paper three cards of a list stand in a row', { tag: DEEP }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/products?category=safety-tapes');
  await answers(page);
  await atSize(page, { width: 718, height: 1000 }, async () => {
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(3)).toBeVisible();
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops[2]).toBe(tops[0]);
    expect(tops[3]).not.toBe(tops[0]);
  });
});

test('on paper a long text in a form is whole, and its buttons are left out', { tag: DEEP }, async ({
  page,
}) => {
  await page.goto('/request-quote');
  await answers(page);
  const text = page.getByLabel('Application');
  await text.fill('Powder-coated panels, outdoors\n'.repeat(30));
  await page.emulateMedia({ media: 'print' });
  expect(await text.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);
  await expect(page.getByRole('button', { name: 'Send request' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add another tape' })).toBeHidden();
});

test('on paper the industries’ names are in ink, and the tapes drawn to scale are there', {
  tag: DEEP,
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/industries');
  await answers(page);
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) await expect(name).toHaveCSS('color', 'rgb(22, 24, 29)');
  await page.goto('/about');
  await answers(page);
  // Otherwise browsers leave backgrounds out.
  const tape = page.getByRole('figure').first().locator('[data-strip]').first();
  await expect(tape).toHaveCSS('print-color-adjust', 'exact');
});

test('on paper held sideways the head of a comparison takes at most a quarter of the sheet', {
  tag: DEEP,
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/compare?product=vhb-tape+anti-skid-tape');
  // Chrome repeats no taller one on the next sheet. A4 within margins of half an inch.
  await atSize(page, { width: 1026, height: 698 }, async () => {
    const head = page.locator('thead');
    await expect(head.locator('img').first()).toHaveJSProperty('complete', true);
    expect((await head.boundingBox())?.height).toBeLessThan(698 / 4);
  });
});

test('a product’s page offers its data sheet, and prints it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/product/vhb-tape');
  const button = page.getByRole('button', { name: 'Print data sheet' });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('the data of a tape with many figures prints on two sheets', async ({ page }) => {
  test.skip(!isSample, 'The owner’s words may be longer.');
  await page.goto('/product/vhb-tape');
  await answers(page);
  expect(await countSheets(page)).toBe(2);
});

test('the data of a tape prints on two sheets also where a column ends just at the foot of the first', {
  tag: DEEP,
}, async ({ page }) => {
  test.skip(!isSample, 'The owner’s words may be longer.');
  for (const id of ['cleanroom-tape', 'mono-filament-tape', 'silver-reflective-tape']) {
    await page.goto(`/product/${id}`);
    await answers(page);
    expect(await countSheets(page), id).toBe(2);
  }
});

/** How many sheets of A4 the page prints on. */
async function countSheets(page: Page): Promise<number> {
  const margin = '0.4in';
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const file = (await page.pdf({ format: 'A4', margin: margins })).toString('latin1');
  return file.match(/\/Type \/Page\b/g)?.length ?? 0;
}
