import { expect, test } from '@playwright/test';
import { nameOf } from '../builtIn';
import { logIn, nameInput, stored, tabTo } from './owner';

/* Whole tasks without a pointer. screens.spec.ts tests where Tab goes on each screen. */

test('a category is added by keyboard, and the focus returns to where it was', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Nothing here depends on the width.');
  await logIn(page, '/admin/categories');
  const add = page.getByRole('button', { name: 'New category' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, nameInput(page));
  await page.keyboard.type('Masking Tapes');
  await tabTo(page, page.getByRole('button', { name: 'shield' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();
  expect((await stored(page, 'categories')).at(-1)).toMatchObject({
    name: 'Masking Tapes',
    icon: 'shield',
  });
});

test('a product is opened, moved to another category, and its features are reordered by keyboard', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Nothing here depends on the width.');
  await logIn(page, '/admin/products?filter=%7B%22q%22%3A%22vhb%20tape%22%7D');
  await tabTo(page, page.getByRole('link', { name: nameOf('vhb-tape') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products/edit/vhb-tape');
  await expect(nameInput(page)).toHaveValue(nameOf('vhb-tape'));
  const theProduct = async () => {
    const products = (await stored(page, 'products')) as { id: string; features: string[] }[];
    return products.find(({ id }) => id === 'vhb-tape') ?? { features: [] };
  };
  const before = await theProduct();
  const [first, second, ...others] = before.features;

  await tabTo(page, page.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.type('Safety');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Move Feature 2 up' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add feature' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Typed last');
  const saveButton = page.getByRole('button', { name: 'Save' });
  await tabTo(page, saveButton);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved in this browser.').last()).toBeVisible();
  await expect(saveButton).toBeFocused();
  expect(await theProduct()).toEqual({
    ...before,
    category: 'safety-tapes',
    features: [second, first, ...others, 'Typed last'],
  });
});

test('an article with a heading and a link to a product is written by keyboard', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Nothing here depends on the width.');
  await logIn(page, '/admin/blog/new');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Keys only');
  await tabTo(page, page.getByRole('button', { name: 'H2: heading' }));
  // The button moves the focus into the text.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Article', exact: true })).toBeFocused();
  await page.keyboard.type('What holds');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Use foam');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('foam');
  // The browser reports a selection to the editor in its next frame, sooner than anybody presses a key.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await tabTo(page, page.getByRole('button', { name: 'Link' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const product = page.getByRole('combobox', { name: 'To a page of the site' });
  await tabTo(page, product);
  await page.keyboard.type('vhb');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Or to this address' })).toHaveValue('/product/vhb-tape');
  await tabTo(page, page.getByRole('button', { name: 'Set link' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/admin/blog/edit/keys-only');
  expect((await stored(page, 'blog'))[0]).toMatchObject({
    title: 'Keys only',
    content: '<h2>What holds</h2><p>Use <a href="/product/vhb-tape">foam</a></p>',
  });
});
