import { expect, type Locator, test } from '@playwright/test';
import { articleCount, nameOf, productCount } from '../builtIn';
import { stored } from '../storage';
import { DEEP, PHONE_ONLY } from '../tags';
import { firstProduct, lastProduct } from './firstProducts';
import { logIn, storeLogin } from './owner';

const heightOf = async (target: Locator) => (await target.boundingBox())?.height;

test('on a phone several products can be selected, moved to another category and deleted', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await logIn(page, '/admin/products?filter=%7B%22category%22%3A%22safety-tapes%22%7D');
  await page.getByRole('button', { name: 'Select' }).tap();
  // By tapping anywhere on the card.
  const choose = (name: string) => page.getByText(name, { exact: true }).tap();
  await choose(nameOf('anti-skid-tape'));
  await choose(nameOf('barricade-tape'));
  await expect(page.getByText('2 selected')).toBeVisible();
  const before = await stored(page, 'products');
  await page.getByRole('button', { name: 'Change category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the category of 2 products' });
  await expect(dialog.getByRole('button', { name: 'Change', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'New category' }).click();
  await page.getByRole('option', { name: nameOf('specialty-tapes') }).click();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('The category of 2 products was changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const after = await stored(page, 'products');
  const moved = ['anti-skid-tape', 'barricade-tape'];
  expect(after).toEqual(
    before.map((one) => (moved.includes(String(one.id)) ? { ...one, category: 'specialty-tapes' } : one)),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Put back and saved in this browser.')).toBeVisible();
  expect(await stored(page, 'products')).toEqual(before);

  await choose(nameOf('caution-tape'));
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete one product?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored(page, 'products')).toEqual(before);
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  expect(await stored(page, 'products')).toEqual(before.filter(({ id }) => id !== 'caution-tape'));
});

test('on a phone a list can be sorted, searched, and selected all at once, and its targets are large', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await logIn(page, '/admin/products');
  const select = page.getByRole('button', { name: 'Select' });
  const selection = page.getByRole('group', { name: 'Selection' });
  await select.press('Enter');
  await page.getByRole('button', { name: `Select all ${productCount}` }).tap();
  await expect(page.getByText(`${productCount} selected`)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(Math.min(productCount, 25));
  for (const name of ['Change category', 'Table for Excel (CSV)', 'Delete', 'Done']) {
    expect(await heightOf(selection.getByRole('button', { name })), name).toBeGreaterThanOrEqual(44);
  }
  const card = page.getByRole('list').getByRole('listitem').first();
  expect(await heightOf(card)).toBeGreaterThanOrEqual(44);
  await page.getByRole('checkbox', { name: `Select ${firstProduct}` }).press('Space');
  await expect(page.getByText(`${productCount - 1} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByText(`${productCount} in the list`)).toBeVisible();
  await page.getByRole('button', { name: 'Sorted by Name, A to Z' }).tap();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Name, A to Z');
  await page.getByRole('menuitemradio', { name: 'Name, Z to A' }).tap();
  await expect(card).toContainText(lastProduct);
  await page.getByRole('textbox', { name: 'Search' }).fill('acrylic foam vhb');
  await page.getByText(nameOf('vhb-tape')).tap();
  await expect(page).toHaveURL('/admin/products/edit/vhb-tape');
  const industry = page.getByRole('group', { name: 'Backspace removes it' }).first();
  for (const target of [
    page.getByRole('combobox', { name: 'Category' }).locator('..'),
    industry.getByRole('button'),
  ])
    expect(await heightOf(target)).toBeGreaterThanOrEqual(44);

  // A table's row leads to its record, too, but so does the name in it.
  await page.goto('/admin/categories');
  expect(await heightOf(page.getByRole('link', { name: nameOf('safety-tapes') }))).toBeGreaterThanOrEqual(24);

  // Articles are selected in the same way.
  await page.goto('/admin/blog');
  await select.tap();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Delete' }).tap();
  await page
    .getByRole('dialog', { name: 'Delete one article?' })
    .getByRole('button', { name: 'Delete' })
    .tap();
  const rest = articleCount - 1;
  await expect(page.getByText(`${rest} in the list`).or(page.getByText('0 selected'))).toBeVisible();
  expect(await stored(page, 'blog')).toHaveLength(rest);
});

test('the round button that adds a record does not cover the end of a list', { tag: DEEP }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeLogin(page);
  const next = page.getByRole('button', { name: 'Go to next page' });
  for (const list of ['/admin/products', '/admin/blog']) {
    await page.goto(list);
    await next.waitFor();
    // Cards instead of a table, once React has noticed the width.
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const button = await page.getByRole('link', { name: /^New (product|article)$/ }).boundingBox();
    const end = await next.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0), list).toBeLessThan(button?.y ?? 0);
  }
});

test('on a tablet the round button that adds a record stands in the line above the list and covers nothing', {
  tag: DEEP,
}, async ({ page }) => {
  await storeLogin(page);
  for (const [width, list, name] of [
    [640, '/admin/blog', 'New article'],
    [768, '/admin/blog', 'New article'],
    [768, '/admin/products', 'New product'],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(list);
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    const add = (await page.getByRole('link', { name }).boundingBox()) ?? EMPTY;
    const gap = ((await table.boundingBox())?.y ?? 0) - add.y - add.height;
    expect(gap, `${list} at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(gap, `${list} at ${width} px`).toBeLessThan(32);
  }
});

test('in a low window the round button that adds a record covers nothing: it stands beside the other buttons', {
  tag: DEEP,
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await logIn(page, '/admin/products');
  const add = page.getByRole('link', { name: 'New product' });
  // In the light theme it was white on yellow.
  await expect(add).toHaveCSS('color', 'rgb(22, 24, 29)');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(add).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  const select = page.getByRole('row').nth(1).getByRole('checkbox');
  await select.check();
  // Where the button was, there are now those for what is selected.
  const change = page.getByRole('button', { name: 'Change category' });
  // Once they stand still.
  await change.scrollIntoViewIfNeeded();
  expect(await change.evaluate(isUncovered)).toBe(true);
  await select.uncheck();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Without picture' }).click();
  const download = (await page.getByRole('button', { name: 'Table for Excel (CSV)' }).boundingBox()) ?? EMPTY;
  const { x, y, width, height } = (await add.boundingBox()) ?? EMPTY;
  expect(x + width).toBeLessThanOrEqual(640);
  expect(download.x + download.width).toBeLessThanOrEqual(640);
  const isApart = y + height <= download.y || y >= download.y + download.height || x + width <= download.x;
  expect(isApart).toBe(true);
});

test('the search of a list shows what is typed, and stands on one line with the filters beside it', {
  tag: DEEP,
}, async ({ page }) => {
  await storeLogin(page);
  const search = page.getByRole('textbox', { name: 'Search' });
  for (const width of [768, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [list, typed, ...filters] of [
      ['/admin/products', width < 1000 ? 'Foam' : 'Acrylic foam tape', 'Category', 'Industry'],
      ['/admin/categories', 'Double-sided tapes'],
    ] as const) {
      await page.goto(list);
      await search.fill(typed);
      const cut = await search.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, `${list} at ${width}`).toBeLessThanOrEqual(0);
      const top = async (field: Locator) => Math.round((await field.boundingBox())?.y ?? 0);
      for (const name of filters) {
        const filter = page.getByRole('combobox', { name });
        expect(Math.abs((await top(filter)) - (await top(search))), `${name} at ${width}`).toBeLessThan(9);
      }
    }
  }
});

/** Whether nothing covers its ends. */
function isUncovered(element: Element): boolean {
  const { left, right, top, height } = element.getBoundingClientRect();
  return [left + 2, right - 2].every((x) => element.contains(document.elementFromPoint(x, top + height / 2)));
}

const EMPTY = { x: 0, y: 0, width: 0, height: 0 };

test('on a phone the industries’ table fits, and its rows and the links to lists are tall enough for a thumb', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Industries' }).tap();
  const table = page.getByRole('table');
  await expect(table.getByRole('link', { name: nameOf('hvac-industry') })).toBeVisible();
  const hidden = await table.evaluate((element) => {
    const around = element.parentElement ?? element;
    return around.scrollWidth - around.clientWidth;
  });
  expect(hidden).toBe(0);
  // Its name takes one line.
  expect(await heightOf(table.getByRole('row', { name: nameOf('hvac-industry') }))).toBe(44);
  await page.setViewportSize({ width: 740, height: 360 });
  // Once the menu has opened.
  await expect.poll(() => heightOf(page.getByRole('link', { name: 'Industries' }))).toBe(44);
});

test('on a tablet a thumb hits the checkboxes of a table, beside which a tap opens the record', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await storeLogin(page);
  for (const list of ['/admin/products', '/admin/blog']) {
    await page.goto(list);
    for (const row of [0, 1]) {
      const checkbox = page.getByRole('row').nth(row).getByRole('checkbox');
      expect(await checkbox.boundingBox(), `${list}, row ${row}`).toMatchObject({ width: 44, height: 44 });
    }
  }
});

test('on a tablet the toolbar of bulk actions covers the filters', { tag: DEEP }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await logIn(page, '/admin/products');
  const filters = await page.getByLabel('Search', { exact: true }).locator('..').boundingBox();
  await page.getByRole('checkbox').nth(1).check();
  const toolbar = page.getByText('1 item selected').locator('../..');
  await expect
    .poll(async () => (await toolbar.boundingBox())?.y)
    .toBeLessThanOrEqual(filters?.y ?? Number.NaN);
});
