import { expect, test } from '@playwright/test';
import { isSample } from '../../sample/isSample';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('the list appears from the second non-blank character, and holds at most five matches', async ({
  page,
}) => {
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('tape');
  await expect(page.getByRole('option')).toHaveCount(5);
  await box.fill('t ');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.fill('ta ');
  await expect(page.getByRole('option')).toHaveCount(5);
});

test('a search without matches says so in the specification’s words, and leads to suggestions', async ({
  page,
}) => {
  await page.getByRole('banner').getByRole('combobox').fill('masking tape 24 mm');
  await expect(page.getByText('No products found for "masking tape 24 mm"')).toBeVisible();
  await page.getByRole('button', { name: 'See suggestions' }).click();
  await expect(page).toHaveURL('/products?q=masking+tape+24+mm');
  await page.getByRole('link', { name: 'masking tape', exact: true }).click();
  await expect(page).toHaveURL('/products?q=masking+tape');
});

test('an emptied box ends the search of the list, whose filters stay', async ({ page }) => {
  await page.goto('/products?q=foam&category=double-sided-tapes');
  const box = page.getByRole('banner').getByRole('combobox');
  await expect(box).toHaveValue('foam');
  await box.fill(' ');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?category=double-sided-tapes');
  await expect(box).toHaveValue('');
});

test('a click outside hides the list, and focusing the box shows it again', async ({ page }) => {
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('foil');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.mouse.click(1100, 800);
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.focus();
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('submitting with exactly one match opens it and clears the box', async ({ page }) => {
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('GLOW-IN-THE-DARK TAPE');
  await expect(page.getByRole('option')).toHaveCount(1);
  await box.press('Enter');
  await expect(page).toHaveURL('/product/glow-in-the-dark-tape');
  await expect(box).toHaveValue('');
});

test('a temperature that only one text names leads to all tapes that withstand it', async ({ page }) => {
  test.skip(!isSample, 'The owner’s tapes have other temperatures.');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('80 °C');
  await expect(page.getByRole('option')).toHaveCount(1);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=80/);
  await expect(
    page.getByRole('link', { name: /^Short-term temperature: 100\s°C and more \(\d+\)$/ }),
  ).toBeVisible();
});

test('submitting with several matches opens the list of all of them', async ({ page }) => {
  await page.getByRole('banner').getByRole('combobox').fill('foil');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/products?q=foil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: foil');
});

test('arrow keys select a match, Enter opens it, and Escape closes the list, then clears the box', async ({
  page,
}) => {
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('foil');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box.press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  // The cursor moves within the text, for which Enter then searches.
  await box.press('Home');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('foil');
  await box.press('Escape');
  await expect(box).toHaveValue('');

  await box.fill('foil');
  await box.press('ArrowDown');
  const name = await page.getByRole('option').first().locator('strong').textContent();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(name ?? '');
});

test('a selected match is opened only by Enter; when Tab leaves the box and its button, it is deselected and the list closes', async ({
  page,
}) => {
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('foil');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.focus();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('ArrowDown');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/products?q=foil');
});
