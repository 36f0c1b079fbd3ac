import { expect, type Page, test } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import { builtInSettings, countLine, hasSnippets, nameOf, productCount } from '../builtIn';
import { collectErrors } from '../errors';
import { twoFrames } from '../frames';
import { storedText, storeText } from '../storage';
import { PHONE_ONLY } from '../tags';
import { ENTRY, LOADERS, STYLE_SHEET } from './chunks';
import { followInFooter } from './footer';
import { holdBack } from './latch';
import { answers, move, settles, startsAnswering } from './ready';

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
  return async () => {
    // The present heading is recorded within the next frame.
    await twoFrames(page);
    return page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
  };
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

test('printing a page loads the rules for paper before any input', async ({ page }) => {
  await page.goto('/about');
  const sheets = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    return document.querySelectorAll('head > link[rel=stylesheet]').length;
  });
  expect(sheets).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('the script loads by itself, but only after the page has loaded', async ({ page }) => {
  // Visitors who only read get it after four seconds, which need not be waited out.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds = 0) => wait(run, milliseconds / 20),
    });
  });
  await page.goto('/');
  await startsAnswering(page);
  const [script, loaded] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return [Math.min(...scripts.map(({ startTime }) => startTime)), navigation?.loadEventStart ?? 0];
  });
  expect(script).toBeGreaterThanOrEqual(loaded);
});

test('a first visit loads the web font late, and applies it only on a tab switch or full page load', async ({
  page,
}) => {
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
  await expect.poll(() => storedText(page, 'content_seeds')).not.toBeNull();
  await followInFooter(page, '/contact');
  await expect(page).toHaveURL('/contact');
  expect(await isSet()).toBe(false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await isSet()).toBe(true);
  await page.goto('/about');
  expect(await isSet()).toBe(true);
});

test('a page built last year hydrates, and then shows this year', async ({ page }) => {
  const errors = collectErrors(page);
  const year = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(year, 1, 1));
  await page.goto('/about');
  await answers(page);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
  expect(errors).toEqual([]);
});

test('tracking parameters in the address leave the page as prerendered', async ({ page }) => {
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

test('new content leaves the text that it does not change as it is', async ({ page }) => {
  await page.goto('/blog/thermal-tapes-moving-heat-without-screws');
  const table = await page.locator('article table').first().elementHandle();
  await answers(page);
  const phone1 = '+91 44 5550 0199';
  const contact = { ...builtInSettings.contact, phone1 };
  await storeText(
    page,
    contentKeys.settings,
    JSON.stringify({ settings: [{ ...builtInSettings, contact }] }),
  );
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('contentinfo')).toContainText(phone1);
  // Another table in its place would have lost its scroll position, and the visitor's selection.
  expect(await table?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a list whose rest fails to load stays as prerendered', async ({ page }) => {
  await page.route(LOADERS, (route) => route.abort());
  await page.goto('/products');
  const kept = page.waitForEvent('console', (message) =>
    message.text().startsWith('The page stays as it is'),
  );
  await answers(page);
  await kept;
  await expect(page.getByRole('heading', { name: 'Industrial adhesive tapes' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a sort order chosen before the script has loaded is applied', async ({ page }) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/products');
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await move(page);
  await script.open();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByLabel('Sort by')).toHaveValue('name');
});

test('a click before the script has loaded is not lost', { tag: PHONE_ONLY }, async ({ page }) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Categories' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await script.open();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a click that React handles during hydration counts once', { tag: PHONE_ONLY }, async ({ page }) => {
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

test('going back before the script has loaded shows the right page', async ({ page }) => {
  const [first, second] = ['/about', '/industries'];
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(first);
  const words = await heading.innerText();
  await page.getByRole('main').locator(`a[href="${second}"]`).first().click();
  await expect(page).toHaveURL(second);
  const script = await holdBack(page, ENTRY);
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(first);
  await script.open();
  await page.keyboard.press('Shift');
  await expect(heading).toHaveText(words);
});

test('text typed into the search before the script has loaded is searched for', async ({ page }) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('combobox').fill('anti-skid');
  await script.open();
  await expect(page.getByRole('option').and(page.locator('[href="/product/anti-skid-tape"]'))).toBeVisible();
});

test('a search submitted before the script has loaded opens the only product that it finds', async ({
  page,
}) => {
  const script = await holdBack(page, ENTRY);
  await page.goto('/about');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('glow-in-the-dark');
  await box.press('Enter');
  await script.open();
  await expect(page).toHaveURL('/product/glow-in-the-dark-tape');
});

test('a search submitted during hydration is carried out', async ({ page }) => {
  const react = await holdTakingOver(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('combobox').fill('foil');
  await react.hasBegun();
  await page.keyboard.press('Enter');
  await react.goOn();
  await expect(page).toHaveURL('/products?q=foil');
});

test('an edited product is shown as edited from the first paint', async ({ page }) => {
  await storeOwnProduct(page, 'vhb-tape', 'Our Own Bonding Tape');
  const seen = await recordSeenHeadings(page);
  const errors = collectErrors(page);
  await page.goto('/product/vhb-tape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Own Bonding Tape');
  await page.waitForLoadState('networkidle');
  expect(await seen()).toEqual(['Our Own Bonding Tape']);
  expect(errors).toEqual([]);
});

test('an edited product is shown even if a snippet in the head delays the page', async ({ page }) => {
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

test('a product that only this browser has is never painted as not found', async ({ page }) => {
  await storeOwnProduct(page, 'only-here', 'Only Here Tape');
  const seen = await recordSeenHeadings(page);
  await page.goto('/product/only-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only Here Tape');
  await expect(page.locator('title')).toHaveCount(1);
  expect(await seen()).toEqual(['Only Here Tape']);
});

test('a product that only this browser has is shown once all its rules are there', async ({ page }) => {
  await storeOwnProduct(page, 'only-here', 'Only Here Tape');
  // The page that the host sends has only those of the not-found page.
  const sheet = await holdBack(page, STYLE_SHEET);
  const seen = await recordSeenHeadings(page);
  const entry = page.waitForEvent('requestfinished', (request) => ENTRY.test(request.url()));
  await page.goto('/product/only-here', { waitUntil: 'commit' });
  await entry;
  // All else that it takes to show the product would come meanwhile.
  await page.waitForTimeout(500);
  expect(await seen()).toEqual([]);
  await sheet.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only Here Tape');
  expect(await seen()).toEqual(['Only Here Tape']);
});

test('a host that ignores queries never causes the wrong list to be shown', async ({ page }) => {
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

test.describe('the owner’s snippets, before they are published', () => {
  test.skip(hasSnippets, 'where some are published, those stand in every page and run');

  const ranOn = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran);

  const storeSnippets = (page: Page, gtm: { head: string; body: string }) =>
    storeText(page, contentKeys.settings, JSON.stringify({ settings: [{ ...builtInSettings, gtm }] }));

  test.beforeEach(async ({ page }) => {
    await page.goto('/robots.txt');
    await storeSnippets(page, {
      head: '<script>window.ran = ["head 1"]</script><script>window.ran.push("head 2")</script>',
      body: '<script>window.ran.push("body")</script>',
    });
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
      await followInFooter(page, '/contact');
      await expect(page).toHaveURL('/contact');
      expect(await ran()).toEqual(['head 1', 'head 2', 'body']);
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: /sign in|log in/i })).toBeVisible();
      expect(await ran()).toBeUndefined();
    });

    test('run after the files before them, as in HTML', async ({ page }) => {
      await page.route('/library.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.ran = ["library"]' }),
      );
      await storeSnippets(page, {
        head: '<script src="/library.js"></script><script>window.ran.push("head")</script>',
        // One that never comes, two that nothing waits for, and two that no browser runs.
        body: `<script src="/missing.js"></script>
          <script async src="/late.js"></script><script defer src="/late.js"></script>
          <script nomodule src="/old.js"></script><script type="text/x-template" src="/template"></script>
          <script>window.ran.push("body")</script>`,
      });
      await page.route('/late.js', () => undefined);
      await page.goto('/about');
      await expect.poll(() => ranOn(page)).toEqual(['library', 'head', 'body']);
    });
  });
});

test('a Trusted Types policy that an extension added breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const keep = (text: string) => text;
    Reflect.get(window, 'trustedTypes').createPolicy('default', { createHTML: keep, createScriptURL: keep });
  });
  const errors = collectErrors(page);
  await page.goto('/products');
  await answers(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(productCount);
  expect(errors).toEqual([]);
});

test('a page without its root element says so', async ({ page }) => {
  const errors = collectErrors(page);
  await page.route('/about', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', '') });
  });
  await page.goto('/about');
  await move(page);
  await expect.poll(() => errors.join()).toContain('The root element (#root) could not be found');
});

test('a page whose code is already loaded is shown in the first frame after the click', async ({ page }) => {
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

test('the picture of a card moves to its place on the page, and back', async ({ page }) => {
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
