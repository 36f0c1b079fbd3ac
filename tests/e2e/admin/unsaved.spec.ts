import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { nameOf } from '../builtIn';
import { holdSaves } from './holdSaves';
import { logIn, menuLink, nameInput, save, stored } from './owner';

/* Unsaved text is never left or discarded without a question. */

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'Nothing here depends on the width.'));

const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true });
const theProduct = async (page: Page) =>
  (await stored(page, 'products')).find(({ id }) => id === 'reflective-piping');

/** Changes the stored product as another tab's save does. */
const saveElsewhere = (page: Page, fields: Record<string, string>) =>
  page.evaluate(
    ([key, change]) => {
      const { products } = JSON.parse(localStorage.getItem(key) ?? '');
      const theirs = products.map((one: { id: string }) =>
        one.id === 'reflective-piping' ? { ...one, ...change } : one,
      );
      localStorage.setItem(key, JSON.stringify({ products: theirs }));
    },
    [contentKeys.products, fields] as const,
  );

/** Expects that `leave` raises the question, and answers "no". Playwright answers an unexpected question likewise. */
async function expectAsked(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    return question.message();
  });
  await leave();
  expect(await asked).toBe('Some of your changes were not saved. Leave, and delete what you did not save?');
}

test('text typed after a save that changed nothing counts as unsaved', async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await nameInput(page).waitFor();
  await save(page);
  const products = menuLink(page, 'Products');
  await description(page).fill('A long text.');
  await expectAsked(page, () => products.click());
  await expect(description(page)).toHaveValue('A long text.');

  await save(page);
  expect(await theProduct(page)).toMatchObject({ description: 'A long text.' });
  await products.click();
  await expect(page).toHaveURL('/admin/products');
});

for (const way of ['which asks first', 'which asks nothing'] as const)
  test(`text typed right before a reload ${way} is offered after it`, async ({ page }) => {
    if (way === 'which asks nothing') {
      // As on a phone, where the page is told only once it goes.
      await page.addInitScript(() =>
        window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
      );
    }
    const offer = page.getByText('and did not save it');
    page.on('dialog', (question) => question.accept());
    await logIn(page, '/admin/products/edit/reflective-piping');
    await description(page).fill('Typed');
    // The first words are kept by now.
    await page.waitForTimeout(1500);
    await description(page).press('End');
    await page.keyboard.type(' to the last word');
    await page.reload();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Put it back into the form' }).click();
    await expect(description(page)).toHaveValue('Typed to the last word');
  });

test('text typed into a product that another tab deleted can be saved as a new one', async ({ page }) => {
  page.on('dialog', (question) => question.accept());
  await logIn(page, '/admin/products/edit/reflective-piping');
  await description(page).fill('An hour of typing');
  // It is kept by now.
  await page.waitForTimeout(1500);
  await page.evaluate((key) => {
    const { products } = JSON.parse(localStorage.getItem(key) ?? '');
    const left = products.filter(({ id }: { id: string }) => id !== 'reflective-piping');
    localStorage.setItem(key, JSON.stringify({ products: left }));
  }, contentKeys.products);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(', to the last word');
  await menuLink(page, 'Dashboard').click();
  const row = page.getByRole('status').getByRole('listitem').filter({ hasText: 'deleted since' });
  await row.getByRole('link', { name: `Product “${nameOf('reflective-piping')}”` }).click();
  await page.getByRole('button', { name: 'Put it back into the form' }).click();
  await expect(description(page)).toHaveValue('An hour of typing, to the last word');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/products\/edit\/.+-\d+$/);
  const typed = (await stored(page, 'products')).filter(({ description: text }) =>
    String(text).startsWith('An hour of typing'),
  );
  expect(typed).toHaveLength(1);
  expect(typed[0]?.id).not.toBe('reflective-piping');
});

test('text typed during a save stays, and is saved next', async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await description(page).fill('Begun');
  await page.getByRole('tab', { name: 'Specifications' }).click();
  const property = page.getByRole('combobox', { name: 'Property' }).first();
  const goOn = await holdSaves(page);
  await page.keyboard.press('Control+s');
  await property.fill('Typed while saving');
  await page.getByRole('tab', { name: 'Basics' }).click();
  await description(page).press('Home');
  await page.keyboard.type('Not ');
  await goOn();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  expect(await theProduct(page)).toMatchObject({ description: 'Begun' });
  // The caret is where it was.
  await page.keyboard.type('yet ');
  await expect(description(page)).toHaveValue('Not yet Begun');
  await expectAsked(page, () => menuLink(page, 'Products').click());
  await page.keyboard.press('Control+s');
  await expect.poll(() => theProduct(page)).toMatchObject({ description: 'Not yet Begun' });
  const { specifications } = (await theProduct(page)) as { specifications: { name: string }[] };
  expect(specifications[0]?.name).toBe('Typed while saving');
});

test('leaving during a save asks about text typed meanwhile', async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await description(page).fill('Begun');
  const goOn = await holdSaves(page);
  await page.keyboard.press('Control+s');
  await description(page).press('Home');
  await page.keyboard.type('Not yet ');
  // The question comes once the save is done, because the save itself might navigate.
  await menuLink(page, 'Categories').click();
  await expectAsked(page, goOn);
  await expect(page).toHaveURL('/admin/products/edit/reflective-piping');
  await expect(description(page)).toHaveValue('Not yet Begun');
  expect(await theProduct(page)).toMatchObject({ description: 'Begun' });
});

test('text typed during a save stays, even if it makes the form invalid', async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await nameInput(page).fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Needs your attention: Name')).toBeVisible();
  await nameInput(page).fill('Saved name');
  const goOn = await holdSaves(page);
  await page.keyboard.press('Control+s');
  await description(page).fill('Typed while saving');
  // After the first refused save, the form is validated at each keystroke.
  await nameInput(page).fill('');
  await expect(nameInput(page)).toHaveAttribute('aria-invalid', 'true');
  await goOn();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  expect(await theProduct(page)).toMatchObject({ name: 'Saved name' });
  await expect(page.getByText('Needs your attention')).toBeHidden();
  await expect(description(page)).toHaveValue('Typed while saving');
  await expect(nameInput(page)).toHaveValue('');
  await nameInput(page).fill('Next name');
  await save(page);
  expect(await theProduct(page)).toMatchObject({ name: 'Next name', description: 'Typed while saving' });
  await nameInput(page).fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Needs your attention: Name')).toBeVisible();
});

test('text typed before a conflict appears does not replace the other tab’s without a warning', async ({
  page,
}) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await nameInput(page).fill('My name');
  const goOn = await holdSaves(page);
  await page.keyboard.press('Control+s');
  await description(page).fill('Typed meanwhile');
  await saveElsewhere(page, { description: 'Theirs' });
  await goOn();
  await page.getByRole('button', { name: 'Keep both changes' }).click();
  await expect(page.getByText('in what was changed elsewhere, too: description.')).toBeVisible();
  await expect(description(page)).toHaveValue('Typed meanwhile');
  expect(await theProduct(page)).toMatchObject({ name: 'My name', description: 'Theirs' });
  await save(page);
  await expect(page.getByText('what was changed elsewhere, too')).toBeHidden();
});

test('text typed before a conflict appears stays, and is saved next', async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await nameInput(page).fill('My name');
  const goOn = await holdSaves(page);
  await page.keyboard.press('Control+s');
  await description(page).fill('Typed meanwhile');
  await saveElsewhere(page, { shortDescription: 'Theirs' });
  await goOn();
  await page.getByRole('button', { name: 'Keep both changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => theProduct(page)).toMatchObject({ name: 'My name', shortDescription: 'Theirs' });
  await expect(description(page)).toHaveValue('Typed meanwhile');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await save(page);
  await expect
    .poll(() => theProduct(page))
    .toMatchObject({
      name: 'My name',
      shortDescription: 'Theirs',
      description: 'Typed meanwhile',
    });
});

test('a form that closes once it is saved accepts no input during the save', async ({ page }) => {
  await logIn(page, '/admin/products/new');
  await nameInput(page).fill('Slow Tape');
  const goOn = await holdSaves(page);
  await page.keyboard.press('Control+s');
  await expect(page.locator('form')).toHaveAttribute('inert');
  await page.keyboard.type(' and more');
  await expect(nameInput(page)).toHaveValue('Slow Tape');
  await goOn();
  await expect(page).toHaveURL(/\/admin\/products\/edit\/slow-tape-\d+$/);
  await expect(nameInput(page)).toHaveValue('Slow Tape');
});

test('Back and Escape ask before they close a category with unsaved changes; saving and deleting do not', async ({
  page,
}) => {
  await logIn(page, '/admin/categories');
  await page.getByRole('link', { name: nameOf('safety-tapes') }).click();
  const dialog = page.getByRole('dialog', { name: 'Category' });
  await nameInput(page).fill('Something else');
  await expectAsked(page, () => page.evaluate(() => setTimeout(() => history.back())));
  await expect(nameInput(page)).toHaveValue('Something else');
  await expect(page).toHaveURL('/admin/categories#safety-tapes');
  await expectAsked(page, () => page.keyboard.press('Escape'));
  await expect(nameInput(page)).toHaveValue('Something else');

  // Saving or deleting closes it without a question.
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Something else' }).click();
  await nameInput(page).fill('Never saved');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('combobox', { name: 'Move to' }).click();
  await page.getByRole('option', { name: nameOf('specialty-tapes') }).click();
  await page.getByRole('button', { name: 'Delete category' }).click();
  await expect(page.getByText('Something else')).toHaveCount(0);
});

test('a product with unsaved changes is deleted without a second question', async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await nameInput(page).fill('Never saved');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await theProduct(page)).toBeUndefined();
});

test('an address with a category opens that category, and closing it shows the list', async ({ page }) => {
  await logIn(page, '/admin/categories#safety-tapes');
  await expect(page.getByRole('dialog', { name: 'Category' })).toBeVisible();
  await expect(nameInput(page)).toHaveValue(nameOf('safety-tapes'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/categories');
});
