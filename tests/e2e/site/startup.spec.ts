import { expect, type Locator, type Page, test } from '@playwright/test';
import { PRERENDERED_CARDS } from '../../../src/site/pages/products/prerenderedCards';
import { contentKeys } from '../../contentKeys';
import { storeText } from '../admin/owner';
import { builtInSettings, countLine, hasSnippets, nameOf, productCount } from '../builtIn';
import { collectErrors } from '../errors';
import { WIDE_ONLY } from '../wideOnly';
import { holdBack, latch } from './latch';
import { answers, move, settles, startsAnswering } from './ready';

const ENTRY = /\/assets\/index-[^/]+\.js$/;

/** Records every heading that a visitor could see, frame by frame. */
async function recordSeenHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(async () => {
      // The present heading is recorded within the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings];
    });
}

/** Pauses React when it has just begun to take over the page, until `goOn` is called. */
async function holdTakingOver(page: Page) {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    // React schedules its next step by a message.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const root = document.getElementById('root') ?? {};
      const goOn = () => postMessage.apply(this, message);
      if (!Object.keys(root).some((name) => name.startsWith('__reactContainer'))) return goOn();
      MessagePort.prototype.postMessage = postMessage;
      Object.assign(window, { goOn });
    };
  });
  return {
    hasBegun: () => page.waitForFunction(() => 'goOn' in window),
    goOn: () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn()),
  };
}

async function storeOwnProduct(page: Page, id: string, name: string): Promise<void> {
  await page.goto('/privacy-policy');
  const product = { id, name, category: 'safety-tapes', shortDescription: 'Kept in this browser.' };
  await storeText(page, contentKeys.products, JSON.stringify({ products: [product] }));
}

test('the script loads by itself, but only after the page has loaded', { tag: WIDE_ONLY }, async ({
  page,
}) => {
  await page.goto('/');
  await startsAnswering(page);
  const [script, loaded] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return [Math.min(...scripts.map(({ startTime }) => startTime)), navigation?.loadEventStart ?? 0];
  });
  expect(script).toBeGreaterThanOrEqual(loaded);
});

test('a first visit loads the web font late, and applies it only on a tab switch or full page load', {
  tag: WIDE_ONLY,
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isFont = (url: string) => url.endsWith('.woff2');
  const isSet = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('Archivo,'));
  await page.goto('/');
  await answers(page);
  await expect.poll(() => asked.some(isFont)).toBe(true);
  expect(asked.findIndex(isFont)).toBeGreaterThan(asked.findIndex((url) => ENTRY.test(url)));
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Archivo'))).toBe(true);
  // The text does not change while somebody reads it.
  expect(await isSet()).toBe(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('content_seeds'))).not.toBeNull();
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/contact');
  expect(await isSet()).toBe(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await isSet()).toBe(true);
  await page.goto('/about');
  expect(await isSet()).toBe(true);
});

test('a page built last year hydrates, and then shows this year', { tag: WIDE_ONLY }, async ({ page }) => {
  const errors = collectErrors(page);
  const year = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(year, 1, 1));
  await page.goto('/about');
  await answers(page);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
  expect(errors).toEqual([]);
});

test('tracking parameters in the address leave the page as prerendered', { tag: WIDE_ONLY }, async ({
  page,
}) => {
  const script = await holdBack(page, ENTRY);
  const errors = collectErrors(page);
  await page.goto('/product/vhb-tape?utm_source=mail&gclid=a%20b');
  await expect(page.locator('html')).not.toHaveAttribute('data-pending');
  await expect(page.getByRole('heading', { name: nameOf('vhb-tape') })).toBeVisible();
  await move(page);
  await script.open();
  await answers(page);
  expect(errors).toEqual([]);
});

test('a list whose rest fails to load stays as prerendered', { tag: WIDE_ONLY }, async ({ page }) => {
  await page.route(/\/assets\/loaders-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/products');
  const kept = page.waitForEvent('console', (message) =>
    message.text().startsWith('The page stays as it is'),
  );
  await answers(page);
  await kept;
  await expect(page.getByRole('heading', { name: 'Industrial adhesive tapes' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a sort order chosen before the script has loaded is applied', { tag: WIDE_ONLY }, async ({ page }) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/products');
  await page.getByLabel('Order').selectOption('Name, Z to A');
  await move(page);
  await script.open();
  await expect(page).toHaveURL(/sort=name-desc/);
  await expect(page.getByLabel('Order')).toHaveValue('name-desc');
});

test('a click before the script has loaded is not lost', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have no button in the footer');
  const script = await holdBack(page, ENTRY);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Categories' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await script.open();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a click that React handles during hydration counts once', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the sections fold on small screens');
  const react = await holdTakingOver(page);
  await page.goto('/');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Categories' });
  await button.scrollIntoViewIfNeeded();
  await move(page);
  await react.hasBegun();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await react.goOn();
  await page.waitForLoadState('networkidle');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

const MISSING = {
  'own code': /\/assets\/ContactPage-[^/]*\.js$/,
  'style sheet': /\/assets\/style-[^/]*\.css$/,
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
  test(`a page whose ${what} fails to load stays as it is, and its form is sent as without scripts`, {
    tag: WIDE_ONLY,
  }, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
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
  tag: WIDE_ONLY,
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

for (const [what, address] of Object.entries({ page: ENTRY, form: /\/assets\/lateCode-[^/]*\.js$/ })) {
  test(`a form submitted while the script of the ${what} hangs is sent as without scripts`, {
    tag: WIDE_ONLY,
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

test('a form submitted offline before the script has loaded stays on the page', { tag: WIDE_ONLY }, async ({
  page,
  context,
}) => {
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
  test(`a page whose ${what} failed to load requests it again at the next click`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide screens have no menu');
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

test('a page that was held back also requests its script again, and is then the right one', {
  tag: WIDE_ONLY,
}, async ({ page }) => {
  let asked = 0;
  await page.route(ENTRY, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  const failed = page.waitForEvent('requestfailed', (request) => ENTRY.test(request.url()));
  await page.goto('/products?q=foil');
  await failed;
  // The file's own page, which is better than none.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('foil');
});

test('a page that was held back, and whose style sheet failed to load, stays visible at the next key', {
  tag: WIDE_ONLY,
}, async ({ page }) => {
  let asked = 0;
  await page.route(MISSING['style sheet'], (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/products?q=foil');
  await startsAnswering(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-pending');
});

test('a page whose script fails again, as it always does in browsers from before 2026, is reloaded', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have no menu');
  let asked = 0;
  await page.route(ENTRY, (route) => {
    asked += 1;
    return asked <= 2 ? route.abort() : route.continue();
  });
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

test('a page whose code is gone, as after an update of the site, is opened by a full page load', {
  tag: WIDE_ONLY,
}, async ({ page }) => {
  let isOld = true;
  await page.route(/\/assets\/ArticlePage-[^/]*\.js$/, (route) =>
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

test('a page whose code never comes is opened by a full page load', { tag: WIDE_ONLY }, async ({ page }) => {
  await page.route(/\/assets\/ContactPage-[^/]*\.js$/, () => undefined);
  await page.clock.install();
  await page.goto('/about');
  await answers(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.clock.fastForward(10_000);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page gone back to whose code never comes is loaded anew, also at one of its sections', {
  tag: WIDE_ONLY,
}, async ({ page }) => {
  await page.goto('/industries#packaging-industry');
  await answers(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.route(/\/assets\/IndustriesPage-[^/]*\.js$/, () => undefined);
  await page.clock.install();
  await page.reload();
  await answers(page);
  await page.goBack({ waitUntil: 'commit' });
  await page.clock.fastForward(10_000);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/industries');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a search whose code never comes opens the list', { tag: WIDE_ONLY }, async ({ page }) => {
  await page.route(/\/assets\/searchCode-[^/]*\.js$/, () => undefined);
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
  tag: WIDE_ONLY,
}, async ({ page, context }) => {
  const code = /\/assets\/ContactPage-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/about');
  await answers(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByText('It opens when you are connected again.')).toBeVisible();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is held back for a script that comes late is shown as it came, and keeps what is typed into it', {
  tag: WIDE_ONLY,
}, async ({ page }) => {
  await page.addInitScript(() => {
    let takeOver: unknown;
    Object.defineProperty(window, 'takeOver', {
      get: () => takeOver,
      set: (value) => {
        Object.assign(window, { hasBegun: takeOver !== undefined && value === undefined });
        takeOver = value;
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
  await expect.poll(() => page.evaluate(() => 'hasBegun' in window && window.hasBegun)).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(8000);
  await expect(quantity).toHaveValue('12 rolls');
});

test('a page that is held back for a script that fails again and again is reloaded once, and then stays', {
  tag: WIDE_ONLY,
}, async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/request-quote?product=vhb-tape');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.click();
  await expect.poll(() => loads).toBe(2);
  await quantity.click();
  await page.keyboard.type('12 rolls');
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForLoadState('networkidle');
  await expect(quantity).toHaveValue('12 rolls');
  expect(loads).toBe(2);
});

test('what is typed while such a page waits to be reloaded stays', { tag: WIDE_ONLY }, async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
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
  expect(loads).toBe(1);
});

test('going back before the script has loaded shows the right page', { tag: WIDE_ONLY }, async ({ page }) => {
  const [first, second] = ['/about', '/contact'];
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(first);
  const words = await heading.innerText();
  await page.getByRole('main').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(second);
  const script = await holdBack(page, ENTRY);
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(first);
  await script.open();
  await page.keyboard.press('Shift');
  await expect(heading).toHaveText(words);
});

test('text typed into the search before the script has loaded is searched for', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'small screens search in the overlay');
  const script = await holdBack(page, ENTRY);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('combobox').fill('anti-skid');
  await script.open();
  await expect(page.getByRole('option').and(page.locator('[href="/product/anti-skid-tape"]'))).toBeVisible();
});

test('a search submitted during hydration is carried out', async ({ page, isMobile }) => {
  test.skip(isMobile, 'small screens search in the overlay');
  const react = await holdTakingOver(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('combobox').fill('foil');
  await react.hasBegun();
  await page.keyboard.press('Enter');
  await react.goOn();
  await expect(page).toHaveURL('/products?q=foil');
});

test('an edited product is shown as edited from the first paint', { tag: WIDE_ONLY }, async ({ page }) => {
  await storeOwnProduct(page, 'vhb-tape', 'Our Own Bonding Tape');
  const seen = await recordSeenHeadings(page);
  const errors = collectErrors(page);
  await page.goto('/product/vhb-tape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Own Bonding Tape');
  await page.waitForLoadState('networkidle');
  expect(await seen()).toEqual(['Our Own Bonding Tape']);
  expect(errors).toEqual([]);
});

test('an edited product is shown even if a snippet in the head delays the page', { tag: WIDE_ONLY }, async ({
  page,
}) => {
  await storeOwnProduct(page, 'vhb-tape', 'Our Own Bonding Tape');
  const answer = await page.request.get('/product/vhb-tape');
  const body = (await answer.text()).replace('</head>', '<script src="/slow.js"></script></head>');
  await page.route('/product/vhb-tape', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('/slow.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const snippet = await holdBack(page, /\/slow\.js$/, 'fallback');
  const seen = await recordSeenHeadings(page);
  const entry = page.waitForEvent('requestfinished', (request) => ENTRY.test(request.url()));
  await page.goto('/product/vhb-tape', { waitUntil: 'commit' });
  // The script has run before there is a body, and must not have failed.
  await page.evaluate((src) => import(src), (await entry).url());
  await expect(page.locator('body')).toHaveCount(0);
  await snippet.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Own Bonding Tape');
  expect(await seen()).toEqual(['Our Own Bonding Tape']);
});

test('a product that only this browser has is never painted as not found', { tag: WIDE_ONLY }, async ({
  page,
}) => {
  await storeOwnProduct(page, 'only-here', 'Only Here Tape');
  const seen = await recordSeenHeadings(page);
  await page.goto('/product/only-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only Here Tape');
  expect(await seen()).toEqual(['Only Here Tape']);
});

test('a host that ignores queries never causes the wrong list to be shown', { tag: WIDE_ONLY }, async ({
  page,
}) => {
  const plain = await (await page.request.get('/products')).text();
  await page.route(/\/products\?category=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: plain }),
  );
  const seen = await recordSeenHeadings(page);
  const errors = collectErrors(page);
  await page.goto('/products?category=reflective-tapes');
  await expect(page.getByText(countLine({ category: 'reflective-tapes' }))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await seen()).toHaveLength(1);
  expect((await seen())[0]).toMatch(/reflective/i);
  await expect(page.locator('title')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a long list is complete once the script has run, and has its first cards without scripts', {
  tag: WIDE_ONLY,
}, async ({ page, browser }) => {
  await page.goto('/products');
  await answers(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(productCount);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL('/products', page.url()).href);
  await expect(plain.locator('main article')).toHaveCount(PRERENDERED_CARDS);
  await expect(plain.locator('main a[href="/product/label-protection-tape"]')).toHaveCount(1);
  await context.close();
});

test.describe('the owner’s snippets, before they are published', () => {
  test.skip(({ isMobile }) => isMobile, 'the width of the screen plays no part');
  test.skip(hasSnippets, 'where some are published, those stand in every page and run');

  const ranOn = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran);

  test.beforeEach(async ({ page }) => {
    await page.goto('/robots.txt');
    const gtm = {
      head: '<script>window.ran = ["head 1"]</script><script>window.ran.push("head 2")</script>',
      body: '<script>window.ran.push("body")</script>',
    };
    const settings = [{ ...builtInSettings, gtm }];
    await storeText(page, contentKeys.settings, JSON.stringify({ settings }));
  });

  test('are blocked by the policy', async ({ page }) => {
    const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await page.goto('/about');
    await refused;
    expect(await ranOn(page)).toBeUndefined();
  });

  test.describe('if the host sends no policy', () => {
    test.use({ bypassCSP: true });

    test('run once, in order, on the site only', async ({ page }) => {
      const ran = () => ranOn(page);
      await page.goto('/about');
      await expect.poll(ran).toEqual(['head 1', 'head 2', 'body']);
      await page
        .getByRole('contentinfo')
        .locator('a[href="/contact"]')
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/contact');
      expect(await ran()).toEqual(['head 1', 'head 2', 'body']);
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: /sign in|log in/i })).toBeVisible();
      expect(await ran()).toBeUndefined();
    });
  });
});

test('a Trusted Types policy that an extension added breaks nothing', { tag: WIDE_ONLY }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const keep = (text: string) => text;
    Reflect.get(window, 'trustedTypes').createPolicy('default', { createHTML: keep, createScriptURL: keep });
  });
  await page.goto('/products');
  await answers(page);
});

test('a page without its root element says so', { tag: WIDE_ONLY }, async ({ page }) => {
  const errors = collectErrors(page);
  await page.route('/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', '') });
  });
  await page.goto('/about');
  await move(page);
  await expect.poll(() => errors.join()).toContain('The root element (#root) could not be found');
});

test('a page whose code is already loaded is shown in the first frame after the click', {
  tag: WIDE_ONLY,
}, async ({ page }) => {
  await page.goto('/');
  await settles(page);
  await page.evaluate(() => {
    const inFirstFrame = new Promise((resolve) => {
      const look = () => resolve(document.querySelector('h1')?.textContent);
      addEventListener('click', () => requestAnimationFrame(look), { once: true });
    });
    Object.assign(window, { inFirstFrame });
  });
  await page.locator('main a[href="/products"]').first().click();
  expect(await page.evaluate('inFirstFrame')).toContain('Industrial adhesive tapes');
});

test('the picture of a card moves to its place on the page, and back', { tag: WIDE_ONLY }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The browser counts as fast, however slow the machine is.
    performance.now = () => 0;
    const pictures: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const moving = document.getAnimations.bind(document);
      // Rejects if two pictures have the same name.
      void transition.ready.then(() => {
        const elements = moving().map(
          ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement,
        );
        pictures.push(`${location.pathname} ${elements.filter((name) => name && /group/.test(name)).join()}`);
      });
      return transition;
    };
    Object.assign(window, { pictures });
  });
  await page.goto('/products');
  await answers(page);
  // What starts after hydration may still be under way.
  await settles(page);
  const product = page.getByRole('main').getByRole('article').nth(1).getByRole('link');
  const path = await product.getAttribute('href');
  await product.click();
  await expect.poll(() => page.evaluate('pictures')).toEqual([`${path} ::view-transition-group(picture)`]);
  await page.goBack();
  const both = [path, '/products'].map((turned) => `${turned} ::view-transition-group(picture)`);
  await expect.poll(() => page.evaluate('pictures')).toEqual(both);
});
