import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdSaves } from './holdSaves';
import { logIn, nameInput, save, stored } from './owner';

/* A second click on a button that saves must not take the first one's result for somebody else's change. */

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'Nothing here depends on the width.'));

/** Faster than anybody clicks: the page gets the second click as soon as it has handled the first. */
const pressTwice = (button: Locator) =>
  button.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    element.click();
  });

/** Expects that `within` cannot be used or closed while saves wait, then lets them go on until the last is done. */
async function settle(page: Page, goOn: () => Promise<void>, within: Locator): Promise<void> {
  const buttons = await within.getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) await expect(button).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(within).toBeVisible();
  await goOn();
  await page.evaluate(() => navigator.locks.request('content', () => undefined));
}

test('what another tab changed meanwhile is shown before it is overwritten, which clicking twice does once', async ({
  page,
  context,
}) => {
  const product = '/admin/products/edit/reflective-piping';
  const theProduct = async () =>
    (await stored(page, 'products')).find(({ id }) => id === 'reflective-piping');
  await logIn(page, product);
  await nameInput(page).fill('My name');
  const other = await context.newPage();
  await other.goto(product);
  await nameInput(other).fill('Their name');
  await save(other);

  await page.bringToFront();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(dialog).toContainText('Their name');
  await expect(dialog).toContainText('My name');
  expect(await theProduct()).toMatchObject({ name: 'Their name' });
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(nameInput(page)).toHaveValue('My name');

  await page.keyboard.press('Control+s');
  await expect(dialog).toBeVisible();
  const goOn = await holdSaves(page);
  await pressTwice(dialog.getByRole('button', { name: 'Save mine over it' }));
  await settle(page, goOn, dialog);
  await expect(dialog).toBeHidden();
  expect(await theProduct()).toMatchObject({ name: 'My name' });
});

test('clicking twice loads a file once', async ({ page }) => {
  await logIn(page, '/admin/content');
  const categories = [{ id: 'only', name: 'Only' }];
  const content = { format: 'tape-catalogue-content', version: 1, content: { categories } };
  await page.getByLabel('Content file').setInputFiles({
    name: 'content.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  const goOn = await holdSaves(page);
  const report = page.getByRole('region', { name: 'Report on the file' });
  await pressTwice(report.getByRole('button', { name: 'Use this file' }));
  await settle(page, goOn, report);
  await expect(report).toBeHidden();
  await expect(page.getByText('was loaded')).toBeVisible();
  await expect(page.getByText('after this report was made')).toBeHidden();
});

test('clicking twice undoes a change once', async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await nameInput(page).fill('My name');
  await save(page);
  await page.goto('/admin/history');
  await page.getByRole('button', { name: 'changed: name' }).click();
  await page.getByRole('button', { name: 'Undo this change' }).click();
  const dialog = page.getByRole('dialog', { name: /^Undo the change of/ });
  const goOn = await holdSaves(page);
  await pressTwice(dialog.getByRole('button', { name: 'Undo it' }));
  await settle(page, goOn, dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undone: the change of' })).toHaveCount(1);
});
