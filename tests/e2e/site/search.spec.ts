import { expect, type Page, test } from '@playwright/test';
import { DEEP } from '../tags';

/* The search box in the header of wide screens. Small ones have the same box in an overlay. */

/** Opens a page with the box. */
async function openBox(page: Page) {
  await page.goto('/about');
  const banner = page.getByRole('banner');
  return {
    box: banner.getByRole('combobox'),
    button: banner.getByRole('button', { name: 'Search' }),
    list: page.getByRole('listbox'),
    matches: page.getByRole('option'),
  };
}

test('arrow keys select one of the matches, which only Enter opens; Escape and Tab close the list', async ({
  page,
}) => {
  const { box, button, list, matches } = await openBox(page);
  await box.fill('foil');
  await expect(list).toBeVisible();
  await box.press('ArrowDown');
  await expect(matches.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await matches.first().getAttribute('id')) ?? '',
  );
  // The cursor moves within the text, for which Enter then searches.
  await box.press('Home');
  await expect(matches.first()).toHaveAttribute('aria-selected', 'false');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('foil');
  await box.press('Escape');
  await expect(box).toHaveValue('');

  await box.fill('foil');
  await box.press('ArrowDown');
  const name = await matches.first().locator('strong').textContent();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(name ?? '');

  await box.fill('foil');
  await expect(list).toBeVisible();
  await box.press('ArrowDown');
  // By way of the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await box.focus();
  await expect(list).toBeVisible();
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await box.press('ArrowDown');
  await button.click();
  await expect(page).toHaveURL('/products?q=foil');
});

test('a submitted search opens its only match, or else the list of all, which says what else to look for', async ({
  page,
}) => {
  const { box, matches } = await openBox(page);
  await box.fill('GLOW-IN-THE-DARK TAPE');
  await expect(matches).toHaveCount(1);
  await box.press('Enter');
  await expect(page).toHaveURL('/product/glow-in-the-dark-tape');
  await expect(box).toHaveValue('');

  await box.fill('foil');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?q=foil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: foil');

  await box.fill('masking 250 degree');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?peak=260&q=masking');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('260 °C and more');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // What was searched for before, as if this one had been meant.
  await page.goBack();
  await expect(page).toHaveURL('/products?q=foil');

  await box.fill('masking tape purple');
  await expect(page.getByText('No products found for "masking tape purple"')).toBeVisible();
  await page.getByRole('button', { name: 'See suggestions' }).click();
  await expect(page).toHaveURL('/products?q=masking+tape+purple');
  await page.getByRole('link', { name: 'masking tape', exact: true }).click();
  await expect(page).toHaveURL('/products?q=masking+tape');

  await page.goto('/products?q=foam&category=double-sided-tapes');
  await expect(box).toHaveValue('foam');
  await box.fill(' ');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?category=double-sided-tapes');
  await expect(box).toHaveValue('');
});

test('a click outside hides the list, and focusing the box shows it again', async ({ page }) => {
  const { box, list } = await openBox(page);
  await box.fill('foil');
  await expect(list).toBeVisible();
  await page.mouse.click(1100, 800);
  await expect(list).toBeHidden();
  await box.focus();
  await expect(list).toBeVisible();
});

test('on a page zoomed to 400% the header’s search shows what is typed, and its results fit the window', {
  tag: DEEP,
}, async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { box, list } = await openBox(page);
    await box.fill('aluminium foil tape');
    await expect(list).toBeVisible();
    expect(await box.evaluate((input) => input.scrollWidth - input.clientWidth), `${width} px`).toBe(0);
    const { x, width: listed } = (await list.boundingBox()) ?? { x: 0, width: 0 };
    expect(listed).toBeGreaterThan(0);
    expect(x + listed, `${width} px`).toBeLessThanOrEqual(width);
  }
});
