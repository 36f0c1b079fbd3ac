import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectErrors } from '../errors';
import { DEEP, PHONE_ONLY } from '../tags';
import { codeOf, ENTRY, LATE_CODE, STYLE_SHEET } from './chunks';
import { failFirst, holdBack, latch } from './latch';
import { answers, move } from './ready';

/* Pages whose code fails to load, comes late, or is gone. Those that wait for it unseen are in heldBack.spec.ts. */

const CONTACT_PAGE = codeOf('ContactPage');
const MISSING = {
  'own code': CONTACT_PAGE,
  'style sheet': STYLE_SHEET,
};

async function fillContactForm(page: Page): Promise<Locator> {
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Name').fill('Meena Ravi');
  await form.getByLabel('E-mail').fill('meena@example.com');
  await form.getByLabel('Phone').fill('98765 43210');
  await form.getByLabel('Message').fill('Two pallets of kraft tape');
  return form.getByRole('button', { name: 'Send' });
}

for (const [what, address] of Object.entries(MISSING)) {
  test(`a page whose ${what} fails to load stays as it is, and its form is sent as without scripts`, async ({
    page,
  }) => {
    const errors = collectErrors(page, /Failed to (load|fetch)|^\/assets\/style-/);
    const missing = await holdBack(page, address, 'abort');
    await page.goto('/contact');
    const send = await fillContactForm(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await send.click();
    await missing.open();
    expect((await sent).isNavigationRequest()).toBe(true);
    expect(errors).toEqual([]);
  });
}

test('a form is not sent because another of its buttons was pressed and the script failed', {
  tag: DEEP,
}, async ({ page }) => {
  const missing = await holdBack(page, ENTRY, 'abort');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/request-quote');
  await page.getByRole('button', { name: 'Add another tape' }).click();
  await missing.open();
  await page.waitForFunction(() => window.earlyPresses?.length === 0);
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([]);
  await expect(page).toHaveURL('/request-quote');
});

for (const [what, address] of Object.entries({ page: ENTRY, form: LATE_CODE })) {
  test(`a form submitted while the script of the ${what} hangs is sent as without scripts`, {
    tag: DEEP,
  }, async ({ page }) => {
    await page.clock.install();
    await holdBack(page, address);
    await page.goto('/contact');
    if (what === 'form') await answers(page);
    const send = await fillContactForm(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await send.click();
    await page.clock.fastForward(8000);
    expect((await sent).isNavigationRequest()).toBe(true);
  });
}

test('a form submitted offline before the script has loaded stays on the page', async ({ page, context }) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/contact');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Name').fill('Meena Ravi');
  await context.setOffline(true);
  const send = form.getByRole('button', { name: 'Send' });
  await send.click();
  await page.waitForFunction(() => window.earlyPresses?.length === 0);
  await expect(send).not.toHaveAttribute('data-pressed');
  await expect(page).toHaveURL('/contact');
  await expect(form.getByLabel('Name')).toHaveValue('Meena Ravi');
});

for (const [what, address] of Object.entries({ script: ENTRY, ...MISSING })) {
  test(`a page whose ${what} failed to load requests it again at the next click`, {
    tag: PHONE_ONLY,
  }, async ({ page }) => {
    const pressed = latch();
    let asked = 0;
    await page.route(address, async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      await pressed.opened;
      return route.abort();
    });
    await page.goto('/contact');
    const failed = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await button.tap();
    pressed.open();
    await failed;
    // The click is given up with the script; the next one is recorded again.
    await page.waitForFunction(() => window.earlyPresses?.length === 0);
    await button.tap();
    await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
    expect(asked).toBe(2);
  });
}

test('the admin says that its script did not come, and not while it may still come', async ({ page }) => {
  const script = await holdBack(page, ENTRY, 'abort');
  await page.goto('/admin/login');
  const words = page.getByText('The admin’s script has not come yet');
  await expect(words).toBeHidden();
  await script.open();
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.width, 'narrow enough to be read').toBeLessThan(600);
  await page.unroute(ENTRY);
  await page.reload();
  await expect(page.getByLabel('User name')).toBeVisible();
  await expect(words).toBeHidden();
});

test('a page whose script fails again, as it always does in browsers from before 2026, is reloaded', {
  tag: [PHONE_ONLY, DEEP],
}, async ({ page }) => {
  await failFirst(page, ENTRY, 2);
  const failed = page.waitForEvent('requestfailed', (request) => ENTRY.test(request.url()));
  await page.goto('/contact');
  await move(page);
  await failed;
  const anew = page.waitForEvent('domcontentloaded');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await button.tap();
  await anew;
  await button.tap();
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
});

for (const what of ['breaks off', 'stalls']) {
  test(`a page whose file ${what} on the way is rendered whole once it is used, and keeps what was typed`, {
    tag: [PHONE_ONLY, DEEP],
  }, async ({ page, baseURL }) => {
    let sendRest = () => {};
    const site = createServer(async ({ url = '/' }, outgoing) => {
      const answer = await fetch(new URL(url, baseURL));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      const end = type.startsWith('text/html') ? body.indexOf('<footer') : body.length;
      outgoing.writeHead(answer.status, { 'Content-Type': type, 'Content-Length': body.length });
      outgoing.write(body.subarray(0, end));
      if (end === body.length) outgoing.end();
      else sendRest = () => outgoing.end(body.subarray(end));
    });
    await new Promise<void>((resolve) => site.listen(0, resolve));
    // The page waits some seconds for its rest, which need not be waited out.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      Object.assign(window, { setTimeout: (run: () => void, time = 0) => wait(run, time / 20) });
    });
    const { port } = site.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/contact`, { waitUntil: 'commit' });
    const name = page.getByRole('main').getByRole('form').getByLabel('Name');
    await expect(name).toBeVisible();
    if (what === 'breaks off') site.closeAllConnections();
    await name.fill('Meena Ravi');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
    sendRest();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(name).toHaveValue('Meena Ravi');
    site.closeAllConnections();
    site.close();
  });
}

test('a page whose code is gone, as after an update of the site, is opened by a full page load', async ({
  page,
}) => {
  let isOld = true;
  await page.route(codeOf('ArticlePage'), (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.clock.install();
  await page.goto('/blog');
  await answers(page);
  await page.clock.fastForward(10_000);
  const article = page.getByRole('main').getByRole('article').getByRole('link').first();
  const address = String(await article.getAttribute('href'));
  await page.route(`**${address}`, (route) => {
    isOld = false;
    return route.continue();
  });
  await article.click();
  await expect(page.locator('html')).toHaveAttribute('data-page', address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(isOld).toBe(false);
});

test('a page whose code never comes is opened by a full page load', async ({ page }) => {
  await page.route(CONTACT_PAGE, () => undefined);
  await page.clock.install();
  await page.goto('/about');
  await answers(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.clock.fastForward(10_000);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page gone back to whose code never comes is loaded anew, also at one of its sections', {
  tag: DEEP,
}, async ({ page }) => {
  await page.goto('/industries#packaging-industry');
  await answers(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.route(codeOf('IndustriesPage'), () => undefined);
  await page.clock.install();
  await page.reload();
  await answers(page);
  await page.goBack({ waitUntil: 'commit' });
  await page.clock.fastForward(10_000);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/industries');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a search whose code never comes opens the list', { tag: DEEP }, async ({ page }) => {
  await page.route(codeOf('searchCode'), () => undefined);
  await page.clock.install();
  await page.goto('/about');
  await answers(page);
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('anti-skid');
  await box.press('Enter');
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL('/products?q=anti-skid');
});

test('a page that could not be opened offline opens once there is a network again', {
  tag: DEEP,
}, async ({ page, context }) => {
  await page.route(CONTACT_PAGE, (route) => route.abort());
  await page.goto('/about');
  await answers(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByText('It opens when you are connected again.')).toBeVisible();
  await page.unroute(CONTACT_PAGE);
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
