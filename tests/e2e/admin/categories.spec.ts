import { expect, type Page, test } from '@playwright/test';
import { stored } from '../storage';
import { DEEP, PHONE_ONLY } from '../tags';
import { logIn, nameInput, save, tabTo } from './owner';

const categories = (page: Page) => stored(page, 'categories');

test('a category is added by keyboard, with a link to a product, and changed; without a name it is refused', async ({
  page,
}) => {
  await logIn(page, '/admin/categories');
  const before = await categories(page);
  const add = page.getByRole('button', { name: 'New category' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give the category a name.')).toBeVisible();
  await expect(nameInput(page)).toBeFocused();
  await page.keyboard.type('Splicing Tapes');
  await tabTo(page, dialog.getByRole('button', { name: 'truck' }));
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).click();
  await dialog.getByRole('button', { name: 'Link' }).click();
  const link = page.getByRole('dialog', { name: 'Link', exact: true });
  await link.getByRole('combobox', { name: 'To a page of the site' }).fill('splic');
  await page.getByRole('option', { name: 'Splicing Tape' }).click();
  await link.getByRole('button', { name: 'Set link' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();

  const added = (await categories(page)).at(-1);
  expect(added).toMatchObject({
    name: 'Splicing Tapes',
    icon: 'truck',
    description: '<p><a href="/product/splicing-tape">Splicing Tape</a></p>',
  });
  expect(added?.id).toMatch(/^splicing-tapes-\d+$/);
  expect((await categories(page)).slice(0, -1)).toEqual(before);

  await page.getByText('Splicing Tapes').click();
  await nameInput(page).fill('');
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('For web and film');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Not saved. Needs your attention: Name.')).toBeVisible();
  await expect(nameInput(page)).toBeFocused();
  await page.keyboard.type('Splicing Tapes');
  // Leaving raises a question; the answer "no" keeps the dialog open.
  const asked = page.waitForEvent('dialog').then((question) => question.dismiss());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await asked;
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await categories(page)).at(-1)).toEqual({ ...added, subtitle: 'For web and film' });
});

test('in a low window a category’s form scrolls, and the dialog around it does not: there would be two bars', {
  tag: DEEP,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1093, height: 505 });
  await logIn(page, '/admin/categories');
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await expect(dialog.getByText('Choose a file')).toBeAttached();
  expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test('on a narrow phone the button that deletes is at the right end, and each choice beside it is seen whole', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, '/admin/categories#safety-tapes');
  const bar = page.getByRole('group', { name: 'Form actions' });
  const remove = bar.getByRole('button', { name: 'Delete' });
  const [left, right] = [await bar.boundingBox(), await remove.boundingBox()];
  const gap = (left?.x ?? 0) + (left?.width ?? 0) - (right?.x ?? 0) - (right?.width ?? 0);
  expect(gap).toBeLessThanOrEqual(16);
  await remove.tap();
  await page.getByRole('combobox', { name: 'Move to' }).tap();
  const last = page.getByRole('option', { name: 'In no category' });
  await expect(last).toBeVisible();
  expect(await last.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
