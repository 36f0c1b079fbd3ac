import { expect, test } from '@playwright/test';
import { DEEP } from '../tags';
import { codeOf, ENTRY, LOADERS, STYLE_SHEET } from './chunks';
import { failFirst, holdBack, latch } from './latch';
import { countLoads, startsAnswering } from './ready';

/* Pages that stay hidden until the script has made them the right ones, where it fails or is late. */

for (const [what, address] of Object.entries({
  script: ENTRY,
  'own code': codeOf('ProductsPage'),
  'loaders’ code': LOADERS,
})) {
  test(`a page that was held back also requests its ${what} again, and is then the right one`, {
    tag: DEEP,
  }, async ({ page }) => {
    await failFirst(page, address);
    const failed = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
    await page.goto('/products?q=foil');
    await failed;
    // The file's own page, which is better than none.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Industrial adhesive tapes/);
    await expect(heading).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(heading).toContainText('foil');
  });
}

test('a page that was held back, and whose style sheet failed to load, stays visible at the next key', {
  tag: DEEP,
}, async ({ page }) => {
  const asked = await failFirst(page, STYLE_SHEET);
  await page.goto('/products?q=foil');
  await startsAnswering(page);
  await page.keyboard.press('Tab');
  await expect.poll(asked).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-pending');
});

test('a page that is held back for a script that comes late is shown as it came, and keeps what is typed into it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let takeOver: Window['takeOver'];
    Object.defineProperty(window, 'takeOver', {
      get: () => takeOver,
      set: (given: () => Promise<void>) => {
        takeOver = () => given().finally(() => Object.assign(window, { hasEnded: true }));
      },
    });
  });
  const script = await holdBack(page, ENTRY);
  await page.clock.install();
  await page.goto('/request-quote?product=vhb-tape');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeHidden();
  await page.clock.fastForward(8000);
  await expect(heading).toBeVisible();
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('12 rolls');
  await script.open();
  await page.waitForFunction(() => 'hasEnded' in window);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(8000);
  await expect(quantity).toHaveValue('12 rolls');
});

test('a page that is held back for a script that fails again and again is reloaded once, and then stays', {
  tag: DEEP,
}, async ({ page }) => {
  const loads = countLoads(page);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/request-quote?product=vhb-tape');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.click();
  await expect.poll(loads).toBe(2);
  await quantity.click();
  await page.keyboard.type('12 rolls');
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForLoadState('networkidle');
  await expect(quantity).toHaveValue('12 rolls');
  expect(loads()).toBe(2);
});

test('a link of a page that is held back, and whose code fails, leads on even if a reload would help', {
  tag: DEEP,
}, async ({ page }) => {
  const loads = countLoads(page);
  const failed = await holdBack(page, codeOf('RequestQuotePage'), 'abort');
  await page.goto('/request-quote?product=vhb-tape');
  await failed.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  // The host takes longer for the next page than to answer that it is there.
  await page.route(/\/about$/, async (route) => {
    await page.waitForTimeout(500);
    await route.continue().catch(() => undefined);
  });
  await page.route(/\/request-quote/, async (route) => {
    await page.waitForTimeout(200);
    await route.continue().catch(() => undefined);
  });
  await about.click({ delay: 50, noWaitAfter: true });
  await expect(page).toHaveURL('/about');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toBeVisible();
  expect(loads()).toBe(2);
});

test('what is typed into a page that was held back stays, also if first its sheet failed and then its code', {
  tag: DEEP,
}, async ({ page }) => {
  const code = codeOf('RequestQuotePage');
  await failFirst(page, STYLE_SHEET);
  const failing = await holdBack(page, code, 'abort');
  const asked = page.waitForRequest(code);
  // A reload would make the page the right one.
  await page.route(/\/request-quote/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.goto('/request-quote?product=vhb-tape');
  await asked;
  const sheet = page.waitForResponse(STYLE_SHEET);
  // Requests the sheet again, while the page is still to be taken over.
  await page.evaluate(() => document.dispatchEvent(new Event('pointerdown')));
  await sheet;
  await failing.open();
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await expect(quantity).toBeVisible();
  await page.unroute(code);
  await quantity.evaluate((field) => field.focus());
  await page.keyboard.type('12 rolls');
  await page.waitForLoadState('networkidle');
  await expect(quantity).toHaveValue('12 rolls');
});

test('what is typed while a page that is held back waits to be reloaded stays', { tag: DEEP }, async ({
  page,
}) => {
  const loads = countLoads(page);
  const { open, opened } = latch();
  await page.route(ENTRY, (route) => route.abort());
  await page.route(/\/request-quote/, async (route) => {
    if (route.request().resourceType() === 'fetch') await opened;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.resourceType() === 'fetch');
  await page.goto('/request-quote?product=vhb-tape');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.click();
  await asked;
  await page.keyboard.type('12 rolls');
  open();
  await page.waitForLoadState('networkidle');
  await expect(quantity).toHaveValue('12 rolls');
  expect(loads()).toBe(1);
});
