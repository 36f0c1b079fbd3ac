import { expect, type Locator, test } from '@playwright/test';
import { nameOf } from '../builtIn';
import { storedRecord } from '../storage';
import { DEEP, PHONE_ONLY } from '../tags';
import { logIn, menuLink, nameInput, save } from './owner';

const ARTICLE = 'how-pressure-sensitive-adhesives-hold';

test('a new product appears on the site, changes there, and disappears once deleted', async ({
  page,
  context,
}) => {
  await logIn(page, '/admin/products/new');
  await nameInput(page).fill('Test Tape 50 mm');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: nameOf('safety-tapes') }).click();
  await page.getByRole('combobox', { name: 'Industries' }).click();
  await page.getByRole('option', { name: nameOf('hvac-industry') }).click();
  await page.keyboard.press('Escape');
  await expectLarge(page.getByRole('button', { name: `Remove ${nameOf('hvac-industry')}` }));
  await page.getByRole('textbox', { name: 'Short description' }).fill('Holds what is tested.');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.getByRole('button', { name: 'Move Feature 2 up' }).press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/products\/edit\/test-tape-50-mm-\d+$/);
  const id = page.url().split('/').pop() ?? '';

  expect(await storedRecord(page, 'products', id)).toMatchObject({
    features: ['Second', 'First'],
    industries: ['hvac-industry'],
  });
  expect((await storedRecord(page, 'industries', 'hvac-industry'))?.products).toContain(id);

  const site = await context.newPage();
  await site.goto('/products?category=safety-tapes');
  await expect(site.getByRole('link', { name: 'Test Tape 50 mm' })).toBeVisible();
  await site.goto(`/product/${id}`);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Test Tape 50 mm');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Tape 50 mm');
  await nameInput(page).fill('Test Tape 60 mm');
  await save(page);
  // The open page updates by itself.
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Test Tape 60 mm');

  await page.bringToFront();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await storedRecord(page, 'products', id)).toBeUndefined();
  await site.goto(`/product/${id}`);
  await expect(site.getByRole('heading', { level: 1 })).not.toHaveText('Test Tape 60 mm');
});

test('on a phone the buttons of a form are large enough, and the one that deletes is away from the one that saves', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  const bar = page.getByRole('group', { name: 'Form actions' });
  const expectApart = async () => {
    const remove = await bar.getByRole('button', { name: 'Delete' }).boundingBox();
    const save = await bar.getByRole('button', { name: 'Save' }).boundingBox();
    expect(remove?.x).toBeGreaterThan((save?.x ?? 0) + (save?.width ?? 0));
  };
  await logIn(page, `/admin/blog/edit/${ARTICLE}`);
  await expectApart();
  await page.goto('/admin/products/edit/vhb-tape');
  await expectApart();
  expect((await page.getByRole('button', { name: 'Add feature' }).boundingBox())?.height).toBe(44);
  const up = await page.getByRole('button', { name: 'Move Feature 2 up' }).boundingBox();
  expect(up).toMatchObject({ width: 44, height: 44 });
  const cross = page.getByRole('button', { name: `Remove ${nameOf('print-labels-signage-industry')}` });
  await expectLarge(cross);
  await cross.click();
  await expect(cross).toHaveCount(0);
  await page.getByRole('tab', { name: 'Specifications' }).tap();
  const swatch = await page.getByLabel('Swatch').first().boundingBox();
  expect(swatch?.height, 'room for its colour').toBeGreaterThanOrEqual(40);

  // A narrow one has room for two lines.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar.getByRole('link', { name: 'View on site' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(3 * 44);
});

/** Expects a cross to be large enough to hit. */
async function expectLarge(cross: Locator): Promise<void> {
  const { width = 0, height = 0 } = (await cross.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
}

test('on a phone the name of a chip is not cut off', { tag: [PHONE_ONLY, DEEP] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, '/admin/products/edit/magnetic-tape');
  const name = page.getByRole('group', { name: /Backspace/ }).getByText('(a category, not an industry)');
  expect(await name.evaluate((label) => label.scrollWidth <= label.clientWidth)).toBe(true);
});

test('on a page zoomed to 400% neither the buttons below a form nor an editor’s tools stay in view', {
  tag: DEEP,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await logIn(page, '/admin/products/edit/vhb-tape');
  await expect(page.getByRole('group', { name: 'Form actions' })).not.toBeInViewport();
  await nameInput(page).press('Control+s');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.goto('/admin/blog/edit/how-pressure-sensitive-adhesives-hold');
  await page.locator('.ProseMirror table').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Formatting' })).not.toBeInViewport();
});

test('products can be saved and lists read without a connection', { tag: DEEP }, async ({
  page,
  context,
}) => {
  await logIn(page, '/admin/products/edit/vhb-tape');
  await expect(nameInput(page)).toHaveValue(nameOf('vhb-tape'));
  await context.setOffline(true);
  await nameInput(page).fill('Saved on the road');
  await save(page);
  expect((await storedRecord(page, 'products', 'vhb-tape'))?.name).toBe('Saved on the road');
  await menuLink(page, 'Products').click();
  await page.getByRole('textbox', { name: 'Search' }).fill('on the road');
  await expect(page.getByRole('row', { name: /Saved on the road/ })).toBeVisible();
});
