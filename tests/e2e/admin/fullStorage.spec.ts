import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { nameOf } from '../builtIn';
import { storedText } from '../storage';
import { logIn, nameInput } from './owner';

const PRODUCT = '/admin/products/edit/reflective-piping';

/** Fills the browser's storage to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 1024 * 1024, index = 0; size > 0; index += 1) {
      try {
        localStorage.setItem(`fill-${index}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });

test('a save to full storage is refused with a message, and the form and the stored text are kept', async ({
  page,
}) => {
  await logIn(page, PRODUCT);
  await expect(nameInput(page)).toHaveValue(nameOf('reflective-piping'));
  await fillStorage(page);
  const before = await storedText(page, contentKeys.products);
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.fill('y'.repeat(5000));
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full' }).first()).toBeVisible();
  await expect(description).toHaveValue('y'.repeat(5000));
  expect(await storedText(page, contentKeys.products)).toBe(before);

  // Lists keep their sort order in that storage too, and must still open, because something has to be deleted.
  await page.goto('/admin/blog?sort=title&order=DESC');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
