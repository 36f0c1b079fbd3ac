import { expect, test } from '@playwright/test';
import { nameOf } from '../builtIn';
import { twoFrames } from '../frames';
import { stored, storedRecord } from '../storage';
import { DEEP } from '../tags';
import { firstProduct } from './firstProducts';
import { logIn, nameInput, tabTo } from './owner';

/* Whole tasks without a pointer. screens.spec.ts tests where Tab goes on each screen. */

test('a product is opened, moved to another category, and its features are reordered by keyboard', async ({
  page,
}) => {
  await logIn(page, '/admin/products?filter=%7B%22q%22%3A%22vhb%20tape%22%7D');
  await tabTo(page, page.getByRole('link', { name: nameOf('vhb-tape') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products/edit/vhb-tape');
  await expect(nameInput(page)).toHaveValue(nameOf('vhb-tape'));
  // The link is gone: Tab goes on from the start of the form.
  await expect(page.locator('#main-content')).toBeFocused();
  const theProduct = () => storedRecord(page, 'products', 'vhb-tape');
  const before = await theProduct();
  const [first, second, ...others] = before?.features ?? [];

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

test('an article with a heading and a link to a product is written by keyboard', { tag: DEEP }, async ({
  page,
}) => {
  await logIn(page, '/admin/blog/new');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Tapes & "monsoon": what to ask before you buy cartons by lorry');
  await expect(page.getByText('/blog/tapes-monsoon-what-to-ask-before-you-buy-cartons-b')).toBeVisible();
  const heading = page.getByRole('button', { name: 'Heading', exact: true });
  await expect(heading).toHaveText(/Heading$/, { useInnerText: true });
  await tabTo(page, heading);
  // The button moves the focus into the text.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Article', exact: true })).toBeFocused();
  await page.keyboard.type('What holds');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Use foam');
  for (const _ of 'foam') await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('foam');
  // The browser reports a selection to the editor in its next frame, sooner than anybody presses a key.
  await twoFrames(page);
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
  await expect(page).toHaveURL('/admin/blog/edit/tapes-monsoon-what-to-ask-before-you-buy-cartons-b');
  // It comes first.
  expect((await stored(page, 'blog'))[0]).toMatchObject({
    content: '<h2>What holds</h2><p>Use <a href="/product/vhb-tape">foam</a></p>',
    readTime: 1,
  });
  await page.goto('/blog/tapes-monsoon-what-to-ask-before-you-buy-cartons-b');
  await expect(page.getByRole('heading', { name: 'What holds' })).toBeVisible();
});

test('after a deletion the focus is on Undo, which stays until it is left, and then goes to the screen', {
  tag: DEEP,
}, async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  /** Confirms the question, whose first button does not delete. */
  const confirm = async () => {
    await expect(dialog.last().getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.last().getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };

  await logIn(page, '/admin/products');
  const count = (await stored(page, 'products')).length;
  await page.getByRole('checkbox', { name: `Select ${firstProduct}` }).press('Space');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await confirm();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Put back and saved in this browser.')).toBeVisible();
  await expect(page.locator('#main-content')).toBeFocused();
  expect(await stored(page, 'products')).toHaveLength(count);

  await page.goto('/admin/products/edit/vhb-tape');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await confirm();
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByText('“VHB Tape” was deleted.')).toBeVisible();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(undo).toHaveCount(0);
  await expect(page.locator('#main-content')).toBeFocused();

  await page.goto('/admin/categories#safety-tapes');
  const [productsBefore, categoriesBefore] = [
    await stored(page, 'products'),
    await stored(page, 'categories'),
  ];
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  const moving = productsBefore.filter(({ category }) => category === 'safety-tapes').length;
  await expect(page.getByText(`${moving} products are in this category.`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Move to' }).press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete category' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const target = categoriesBefore.find(({ id }) => id !== 'safety-tapes')?.id;
  expect(await stored(page, 'products')).toEqual(
    productsBefore.map((one) => (one.category === 'safety-tapes' ? { ...one, category: target } : one)),
  );
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Put back and saved in this browser.')).toBeVisible();
  expect(await stored(page, 'categories')).toEqual(categoriesBefore);
  expect(await stored(page, 'products')).toEqual(productsBefore);
});
