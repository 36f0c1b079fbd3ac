import { expect, type Page, test } from '@playwright/test';
import { nameOf } from '../builtIn';
import { DEEP, PHONE_ONLY } from '../tags';
import { keptDrafts } from './drafts';
import { logIn, menuLink, nameInput } from './owner';

/* Unsaved text is never left or discarded without a question. unsavedForms.test.tsx has what needs no browser. */

const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true });

/** Expects that `leave` raises the question, and answers "no". Playwright answers an unexpected question likewise. */
async function expectAsked(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    return question.message();
  });
  await leave();
  expect(await asked).toBe('Some of your changes were not saved. Leave, and delete what you did not save?');
}

for (const way of ['which asks first', 'which asks nothing'] as const)
  test(`following a link asks about unsaved text, and what is typed right before a reload ${way} is offered after it`, {
    tag: way === 'which asks first' ? [] : DEEP,
  }, async ({ page }) => {
    if (way === 'which asks nothing') {
      // As on a phone, where the page is told only once it goes.
      await page.addInitScript(() =>
        window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
      );
    }
    const offer = page.getByText('and did not save it');
    await logIn(page, '/admin/products/edit/reflective-piping');
    await description(page).fill('Typed');
    await expectAsked(page, () => menuLink(page, 'Products').click());
    await expect(page).toHaveURL('/admin/products/edit/reflective-piping');
    page.on('dialog', (question) => question.accept());
    // Else the last words would be kept together with the first ones.
    await expect
      .poll(async () => (await keptDrafts(page)).map((draft) => draft.description))
      .toEqual(['Typed']);
    await description(page).press('End');
    await page.keyboard.type(' to the last word');
    await page.reload();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Put it back into the form' }).click();
    await expect(description(page)).toHaveValue('Typed to the last word');
  });

test('the dashboard links to a form that offers what was typed, with room for a thumb', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await logIn(page, '/admin/products/edit/reflective-piping');
  await description(page).fill('Typed');
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  page.once('dialog', (question) => question.accept());
  await page.goto('/admin/dashboard');
  const link = page.getByRole('status').getByRole('link', { name: nameOf('reflective-piping') });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await link.tap();
  await page.getByRole('button', { name: 'Put it back into the form' }).tap();
  await expect(description(page)).toHaveValue('Typed');
});

test('Back and Escape ask before they close a category with unsaved changes; saving does not', {
  tag: DEEP,
}, async ({ page }) => {
  await logIn(page, '/admin/categories');
  await page.getByRole('link', { name: nameOf('safety-tapes') }).click();
  const dialog = page.getByRole('dialog', { name: 'Category' });
  await nameInput(page).fill('Something else');
  await expectAsked(page, () => page.evaluate(() => setTimeout(() => history.back())));
  await expect(nameInput(page)).toHaveValue('Something else');
  await expect(page).toHaveURL('/admin/categories#safety-tapes');
  await expectAsked(page, () => page.keyboard.press('Escape'));
  await expect(nameInput(page)).toHaveValue('Something else');

  // Saving closes it without a question.
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Something else' })).toBeVisible();
});
