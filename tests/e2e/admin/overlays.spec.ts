import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEEP, PHONE_ONLY } from '../tags';
import { logIn, nameInput, save } from './owner';

/* What lies over a screen: the menu on a phone, dialogs, and lists of choices. */

test('on a phone every screen begins without the menu, also after Back and a reload with the menu open', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await logIn(page, '/admin/dashboard');
  await opener.tap();
  await menu.getByRole('link', { name: 'Industries' }).tap();
  await expect(page).toHaveURL('/admin/industries');
  await expect(menu).toBeHidden();
  await opener.tap();
  await expect(menu.getByRole('link', { name: 'Industries' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(menu).toBeHidden();
  await opener.tap();
  await expect(menu).toBeVisible();
  await page.reload();
  // An open menu would cover it.
  await opener.tap();
  await expect(menu).toBeVisible();
});

test('in forced colours the menu on a phone has an edge', { tag: [PHONE_ONLY, DEEP] }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, '/admin/products/edit/vhb-tape');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('in forced colours a dialog has an edge, and one icon and one menu item are marked', {
  tag: DEEP,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, '/admin/categories#safety-tapes');
  const dialog = page.getByRole('dialog');
  await nameInput(page).waitFor();
  expect(await dialog.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  const icons = dialog.getByRole('group', { name: 'Icon' }).getByRole('button');
  const outlines = await icons.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).outlineStyle === 'solid' && one.getAttribute('aria-pressed')),
  );
  expect(outlines.filter(Boolean)).toEqual(['true']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const borders = await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderLeftWidth));
  expect(borders.filter((width) => width !== '0px')).toEqual(['4px']);
});

test('in forced colours the open tab is marked, and a filled button and what lies over the form have an edge', {
  tag: DEEP,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, '/admin/products/edit/vhb-tape');
  const styleOf = (part: string, property: 'borderTopWidth' | 'outlineStyle') =>
    page.locator(part).evaluate((element, name) => getComputedStyle(element)[name], property);
  await nameInput(page).waitFor();
  expect(await styleOf('.MuiTabs-indicator', 'borderTopWidth')).toBe('4px');
  expect(await styleOf('button[type="submit"]', 'outlineStyle')).toBe('solid');
  await page.getByRole('combobox', { name: 'Category' }).click();
  expect(await styleOf('.MuiMenu-paper', 'outlineStyle')).toBe('solid');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Industries' }).click();
  expect(await styleOf('.MuiAutocomplete-paper', 'outlineStyle')).toBe('solid');
  await page.keyboard.press('Escape');
  await save(page);
  expect(await styleOf('.MuiSnackbarContent-root', 'outlineStyle')).toBe('solid');
});

test('in forced colours a tool that is switched on and the open page of a list are marked', {
  tag: DEEP,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, '/admin/blog/edit/how-pressure-sensitive-adhesives-hold');
  await page.locator('.ProseMirror h2').first().click();
  const outlines = (all: Locator) =>
    all.evaluateAll((some) => some.map((one) => getComputedStyle(one).outlineStyle));
  const tools = (isOn: boolean) => page.locator(`.MuiToggleButton-root[aria-pressed="${isOn}"]`);
  await expect(tools(true)).toHaveAccessibleName('Heading');
  expect(await outlines(tools(true))).toEqual(['solid']);
  expect(new Set(await outlines(tools(false)))).toEqual(new Set(['none']));

  await page.goto('/admin/products?perPage=5');
  const pages = (current: string) => page.locator(`.MuiPaginationItem-page${current}`);
  await pages('[aria-current]').waitFor();
  expect(await outlines(pages('[aria-current]'))).toEqual(['solid']);
  expect(new Set(await outlines(pages(':not([aria-current])')))).toEqual(new Set(['none']));
});

test('in forced colours the bar shows how much of the storage is used', { tag: DEEP }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, '/admin/content');
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveCSS('outline-style', 'solid');
  const colour = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await colour(bar.locator('span'))).not.toBe(await colour(bar));
});

/** Lets Escape reach only the browser itself, which reports it as it does Android's Back. */
const turnEscapeIntoBack = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      'keydown',
      (event) => event.isTrusted && event.key === 'Escape' && event.stopImmediatePropagation(),
      true,
    ),
  );

for (const key of ['Android’s Back', 'Escape'])
  test(`${key} closes only the topmost of what is open, and leaves the form as it is`, {
    tag: [PHONE_ONLY, DEEP],
  }, async ({ page }) => {
    if (key !== 'Escape') await turnEscapeIntoBack(page);
    const back = () => page.keyboard.press('Escape');
    await logIn(page, '/admin/products/edit/vhb-tape');
    await nameInput(page).fill('Not saved yet');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await back();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await back();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(nameInput(page)).toHaveValue('Not saved yet');

    await page.goto('/admin/categories#safety-tapes');
    const dialog = page.getByRole('dialog', { name: 'Category', exact: true });
    await dialog.getByRole('button', { name: 'Delete' }).tap();
    const moveTo = page.getByRole('combobox', { name: 'Move to' });
    await moveTo.tap();
    await expect(page.getByRole('listbox')).toBeVisible();
    await back();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(moveTo).toBeVisible();
    await back();
    await expect(moveTo).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await back();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/categories');
  });
