import { expect, test } from '@playwright/test';
import { company } from '../../../src/shared/company';
import { browserToUse } from '../../../tools/browser';
import { buildProduct } from '../../builders';
import { contentKeys } from '../../contentKeys';
import { violations } from '../../hostile/violations';
import { PHONE } from '../../screens';
import { atSize, axeFindings, axeFindingsInBothThemes, expectInWidth, holdStill } from '../accessibility';
import { storeText } from '../storage';
import { DEEP, PHONE_ONLY } from '../tags';
import { adminScreens } from './adminScreens';
import { walkByTab } from './keyboardWalk';
import { storeLogin } from './owner';

for (const [kind, some] of Object.entries(adminScreens)) {
  test(`every ${kind} opens, fits, violates no policy and no rule of axe in light and dark, on a phone neither, and works with Tab`, async ({
    page,
  }) => {
    test.slow();
    const broken = await violations(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await holdStill(page);
    await storeLogin(page);
    for (const [path, title, ready] of some) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1')).toHaveText(title);
        await expect(page).toHaveTitle(`${title} | Admin | ${company.name}`);
        await expect(page.locator('head title')).toHaveCount(1);
        await page.locator(ready).first().waitFor();
        await expectInWidth(page);
        // Between a phone's cards and a wide screen: here the tables have the menu beside them.
        await atSize(page, { width: 768, height: 1024 }, () => expectInWidth(page));
        // The dark colours are the same at any width.
        expect.soft(await axeFindingsInBothThemes(page), path).toEqual([]);
        await atSize(page, PHONE.viewport, async () => {
          await page.locator(ready).first().waitFor();
          await expectInWidth(page);
          expect.soft(await axeFindings(page), `${path} on a phone`).toEqual([]);
        });
        await walkByTab(page);
      });
    }
    expect(broken()).toEqual([]);
  });
}

test('a name without a blank does not push the dashboard sideways', { tag: [PHONE_ONLY, DEEP] }, async ({
  page,
}) => {
  await storeLogin(page);
  const name = 'x'.repeat(120);
  // With a title of its own, it is listed under one problem only.
  const products = [buildProduct({ name, category: 'gone', seo: buildProduct().seo })];
  await page.goto('/robots.txt');
  await storeText(page, contentKeys.products, JSON.stringify({ products }));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectInWidth(page);
});

test('a phone’s notch and the line at the foot of its screen cover no button', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  const insets = { left: 47, leftMax: 47, right: 47, rightMax: 47, bottom: 34, bottomMax: 34 };
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width: 844, height: 600 });
  await storeLogin(page);
  await page.goto('/admin/products/edit/vhb-tape');
  await page.getByRole('tab').first().waitFor();
  const buttons = page.locator('header button, nav a svg, .ra-edit-page button, .ra-edit-page [role="tab"]');
  const places = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
  expect(places.length).toBeGreaterThan(10);
  expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(47);
  expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(844 - 47);
  const save = await page.getByRole('button', { name: 'Save' }).boundingBox();
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(600 - 34);
  await expectInWidth(page);
});

test('the menu has its words again once a window that was as narrow as a phone is wide', {
  tag: DEEP,
}, async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Admin' });
  const width = async () => (await menu.boundingBox())?.width ?? 0;
  await storeLogin(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/dashboard');
  await expect.poll(width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(width).toBeGreaterThan(200);
});

test('on paper a form has the whole width, and no button covers a line of it', { tag: DEEP }, async ({
  page,
}) => {
  await storeLogin(page);
  await page.goto('/admin/products/edit/vhb-tape');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'Form actions' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on paper the ${colorScheme} admin is in ink`, { tag: DEEP }, async ({ page }) => {
    const ink = 'rgb(22, 24, 29)';
    await storeLogin(page);
    await page.emulateMedia({ media: 'print', colorScheme });
    await page.goto('/admin/products/edit/vhb-tape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);
    await expect(page.getByRole('heading', { name: 'Features' })).toHaveCSS('color', ink);
    await expect(page.getByRole('link', { name: 'View site' })).toBeHidden();
  });
}

test('on a laptop at 200% no word of the dashboard’s counts is broken', { tag: DEEP }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await storeLogin(page);
  await page.goto('/admin/dashboard');
  for (const name of ['Products', 'Categories', 'Industries', 'Articles']) {
    const word = page.getByRole('list', { name: 'What the site holds' }).getByText(name);
    const lines = await word.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return range.getClientRects().length;
    });
    expect(lines, name).toBe(1);
  }
});

test('no lines of a field overlap where the browser is set to show no small text', { tag: DEEP }, async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(browserToUse(['--blink-settings=minimumFontSize=24']));
  try {
    const page = await browser.newPage({ baseURL });
    await storeLogin(page);
    for (const [address, name] of [
      ['/admin/products/edit/vhb-tape', 'shortDescription'],
      ['/admin/settings', 'contact.address'],
    ] as const) {
      await page.goto(address);
      await page.locator(`textarea[name="${name}"]`).waitFor();
      const fields = page.locator('.MuiInputBase-input:visible');
      const crowded = await fields.evaluateAll((all) =>
        all
          .filter((field) => {
            const { fontSize, lineHeight } = getComputedStyle(field);
            const line = Number.parseFloat(lineHeight);
            return line < 1.3 * Number.parseFloat(fontSize) || field.clientHeight < line;
          })
          .map((field) => field.id),
      );
      expect(crowded, address).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
