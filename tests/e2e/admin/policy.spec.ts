import { expect, type Locator, test } from '@playwright/test';
import { violations } from '../../hostile/violations';
import { storeText } from '../storage';
import { logIn, openPreview, save } from './owner';

/* The owner's work violates none of the site's policies. screens.spec.ts tests that opening a screen does not. */

test('the admin is styled, and an article edited, illustrated and previewed, without violating a policy', async ({
  page,
}) => {
  const broken = await violations(page);
  await page.goto('/admin/login');
  await page.getByLabel('Password').waitFor();
  // That screen has noted that nobody is logged in.
  await storeText(page, 'auth', 'true');
  await logIn(page, '/admin/blog/edit/how-pressure-sensitive-adhesives-hold');
  const editor = page.getByRole('textbox', { name: 'Article', exact: true });
  await expect(editor).toHaveCSS('white-space-collapse', 'break-spaces');
  await expect(page.getByRole('tab').first()).toHaveCSS('cursor', 'pointer');
  await editor.getByRole('heading').first().click();
  await page.keyboard.type('New ');
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p><strong>pasted</strong></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(editor.getByText('pasted')).toBeVisible();

  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Picture file').setInputFiles('public/images/scenes/home-hero-1200.webp');
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill('Seven tapes');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => widthOf(editor.getByAltText('Seven tapes'))).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Edit as HTML' }).click();
  await page.getByRole('button', { name: 'Back to the editor' }).click();

  const preview = await openPreview(page);
  await expect(preview.getByText('Visitors see nothing of it yet.')).toBeVisible();
  await expect(preview.getByText('pasted', { exact: true })).toBeVisible();
  const picture = preview.getByAltText('Seven tapes');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(0);
  await preview.close();
  await save(page);
  expect(broken()).toEqual([]);
});

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
