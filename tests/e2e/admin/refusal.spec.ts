import { expect, type Page, test } from '@playwright/test';
import { storedRecord } from '../storage';
import { logIn, nameInput, save, tabTo } from './owner';

/* After a refused save the invalid field has the focus, whichever tab it is on. By keyboard only. */

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { selected: true }).focus();
  while (!(await tab(page, name).evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
};
const theProduct = (page: Page) => storedRecord(page, 'products', 'reflective-piping');

test('the form names the invalid fields and their tabs, opens the first, and keeps what was typed', async ({
  page,
}) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  const before = await theProduct(page);
  const shortDescription = page.getByRole('textbox', { name: 'Short description' });
  await tabTo(page, shortDescription);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed before.');
  await openTab(page, 'Specifications');
  const property = page.getByRole('combobox', { name: 'Property' });
  await tabTo(page, property.nth(1));
  await page.keyboard.press('Backspace');
  await openTab(page, 'Pictures');

  await page.keyboard.press('Control+s');
  await expect(
    page.getByText('Not saved. Needs your attention: Specification 2: Property (Specifications).'),
  ).toBeVisible();
  await expect(tab(page, 'Specifications')).toHaveAttribute('aria-selected', 'true');
  await expect(property.nth(1)).toBeFocused();
  await expect(property.nth(1)).toHaveAccessibleDescription('Name what is specified.');
  expect(await theProduct(page)).toEqual(before);

  await openTab(page, 'Basics');
  await expect(shortDescription).toHaveValue('Typed before.');
  await tabTo(page, nameInput(page));
  await page.keyboard.press('Backspace');
  await openTab(page, 'Search engines');
  await page.keyboard.press('Control+s');
  await expect(
    page.getByText(
      'Not saved. Needs your attention: Name (Basics) and Specification 2: Property (Specifications).',
    ),
  ).toBeVisible();
  await expect(nameInput(page)).toBeFocused();
  await page.keyboard.type('Renamed');

  // Refused again at the same field.
  await page.keyboard.press('Control+s');
  await expect(property.nth(1)).toBeFocused();
  await openTab(page, 'Pictures');
  await page.keyboard.press('Control+s');
  await expect(property.nth(1)).toBeFocused();
  await page.keyboard.type('Named again');
  await save(page);
  const [first, second, ...others] = before?.specifications ?? [];
  expect(await theProduct(page)).toEqual({
    ...before,
    name: 'Renamed',
    shortDescription: 'Typed before.',
    specifications: [first, { ...second, name: 'Named again' }, ...others],
  });
});
