import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { PHONE } from '../../screens';
import { atSize, axeFindingsInBothThemes, expectInWidth, holdStill } from '../accessibility';
import { nameOf } from '../builtIn';
import { stored, storedText } from '../storage';
import { DEEP } from '../tags';
import { logIn, menuLink, nameInput, save } from './owner';

const PRODUCT = '/admin/products/edit/reflective-piping';

const change = (page: Page, title: string | RegExp) => page.getByRole('button', { name: title });

/** Expects that the page's current state breaks no rule of axe in light and dark, and fits this width and a phone's. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await expectInWidth(page);
  await atSize(page, PHONE.viewport, () => expectInWidth(page));
}

test('a change is shown field by field, and undone and redone by keyboard', async ({ page }) => {
  await holdStill(page);
  await logIn(page, PRODUCT);
  await menuLink(page, 'Dashboard').click();
  await expect(page.getByText('Nothing has been changed in this browser yet.')).toBeVisible();
  await page.goBack();
  await expect(nameInput(page)).toHaveValue(nameOf('reflective-piping'));
  const before = await storedText(page, contentKeys.products);
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.fill(`${await description.inputValue()} Ask for a sample.`);
  await nameInput(page).fill('Sewn Piping');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await page.keyboard.type('Sticks to powder coating');
  await save(page);
  const after = await storedText(page, contentKeys.products);

  await menuLink(page, 'Dashboard').click();
  const line = 'Product “Sewn Piping” changed: name, description and features';
  await expect(page.getByText(line)).toBeVisible();
  await page.getByRole('link', { name: 'See what they changed, and undo' }).click();
  await change(page, line).focus();
  await page.keyboard.press('Enter');
  const record = page.getByRole('region', { name: 'Product “Sewn Piping”' });
  await expect(record.getByRole('deletion').first()).toHaveText(nameOf('reflective-piping'));
  await expect(record.getByRole('insertion').first()).toHaveText('Sewn Piping');
  await expect(record.getByRole('insertion').nth(1)).toContainText('Ask for a sample.');
  await expect(record.getByRole('list')).toHaveText('Sticks to powder coating');
  await expectAccessible(page);

  const dialog = page.getByRole('dialog', { name: /^Undo the change of/ });
  const ask = async (title: string | RegExp) => {
    await page
      .getByRole('region', { name: title })
      .getByRole('button', { name: 'Undo this change' })
      .press('Enter');
    await expect(dialog.getByRole('region', { name: 'Product “' })).toBeVisible();
  };
  const undo = async () => {
    await dialog.getByRole('button', { name: 'Undo it' }).press('Enter');
    await expect(dialog).toBeHidden();
  };
  await ask(line);
  await expectAccessible(page);
  await undo();
  expect(await storedText(page, contentKeys.products)).toBe(before);
  await change(page, /Undone: the change of/).press('Enter');
  await ask(/Undone: the change of/);
  await undo();
  expect(await storedText(page, contentKeys.products)).toBe(after);
  await expect(page.getByRole('button', { name: /Undone: the change of/ })).toHaveCount(2);
});

test('the history shows another tab’s save, and undoing it restores no script', { tag: DEEP }, async ({
  page,
  context,
}) => {
  await logIn(page, '/admin/history');
  const description = '<p onclick="steal()">Hi</p><script>steal()</script><img src="x" onerror="steal()">';
  await page.evaluate(
    ([key, html]) => {
      const { categories } = JSON.parse(localStorage.getItem(key) ?? '');
      categories[0].description = html;
      localStorage.setItem(key, JSON.stringify({ categories }));
    },
    [contentKeys.categories, description] as const,
  );
  const other = await context.newPage();
  await other.goto('/admin/categories#safety-tapes');
  await nameInput(other).fill('Safe Tapes');
  await save(other);
  await change(page, /“Safe Tapes” changed/).click();
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const [category] = await stored(page, 'categories');
  expect(category).toMatchObject({ name: nameOf('safety-tapes'), description: '<p>Hi</p><img src="x">' });
});
