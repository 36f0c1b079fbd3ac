import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { FORM_SERVICE } from '../../addresses';
import { countLine, nameOf, productCount } from '../builtIn';
import { collectErrors } from '../errors';
import { DEEP } from '../tags';
import { move } from './ready';

test.use({ serviceWorkers: 'allow' });

const SCRIPT = /^\/assets\/.*\.js$/;
const PICTURE = '/images/products/vhb-tape-400.avif';

/** Opens a page and waits until the worker controls it and has cached it. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await move(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const keptFirstPage = () => caches.match(location.href, { cacheName: 'pages' }).then(Boolean);
  await expect.poll(() => page.evaluate(keptFirstPage)).toBe(true);
}

test('visited pages open offline', async ({ page, context }) => {
  await visit(page);
  await page.goto('/about');
  await context.setOffline(true);
  for (const address of ['/', '/about']) {
    await page.goto(address);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-page', address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const isAnswered = ([address, cache]: readonly [string, RequestCache]) =>
    fetch(address, { cache }).then(
      () => true,
      () => false,
    );
  // Before a page reloads itself, it asks whether the host answers.
  expect(await page.evaluate(isAnswered, ['/about', 'no-store'] as const)).toBe(false);
  expect(await page.evaluate(isAnswered, ['/about', 'default'] as const)).toBe(true);
  // The worker answers for no other host.
  expect(await page.evaluate(isAnswered, [FORM_SERVICE, 'default'] as const)).toBe(false);
});

test('pictures that were seen are kept', { tag: DEEP }, async ({ page }) => {
  await visit(page);
  await page.goto('/product/vhb-tape');
  const picture = page.getByRole('main').getByRole('img').first();
  const isKept = ({ currentSrc }: HTMLImageElement) =>
    caches.match(currentSrc, { cacheName: 'pictures' }).then(Boolean);
  await expect.poll(() => picture.evaluate(isKept)).toBe(true);
});

test('a page visited before an update opens offline with the current scripts', { tag: DEEP }, async ({
  page,
  context,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const html = '<!doctype html><title>Old</title><h1>Old</h1><script src="/assets/index-old.js"></script>';
    const old = new Response(html, { headers: { 'Content-Type': 'text/html' } });
    await (await caches.open('pages')).put('/about', old);
  });
  await visit(page);
  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Old');
  await expect(page).toHaveTitle(/About/);
});

test('the catalogue opens offline, visited or not', async ({ page, context }) => {
  const errors = collectErrors(page, /^Failed to load resource/);
  await visit(page);
  await context.setOffline(true);

  await page.goto('/product/vhb-tape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('vhb-tape'));
  await expect(page).toHaveTitle(/VHB/);
  await expect(page.locator('title')).toHaveCount(1);

  await page.goto('/products');
  await expect(page.getByRole('main').getByText(`${productCount} products`)).toBeVisible();
  await page.getByRole('link', { name: nameOf('caution-tape'), exact: true }).click();
  await expect(page).toHaveURL('/product/caution-tape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Caution/);

  await page.goto('/products?category=reflective-tapes');
  await expect(page.getByText(countLine({ category: 'reflective-tapes' }))).toBeVisible();

  await page.goto('/no-such-page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(errors).toEqual([]);
});

test('a product opens offline even if nothing is in local storage', { tag: DEEP }, async ({
  page,
  context,
}) => {
  await visit(page);
  await context.setOffline(true);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/product/vhb-tape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('vhb-tape'));
});

test('an article that was read opens offline, and one that was not says why it does not', {
  tag: DEEP,
}, async ({ page, context }) => {
  const read = '/blog/thermal-tapes-moving-heat-without-screws';
  await visit(page, read);
  await context.setOffline(true);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/blog/storing-adhesive-tape-warmth-damp-shelf-life');
  await expect(page.getByText('You are offline, and this page was not kept')).toBeVisible();
  await page.goto(read);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/thermal/i);
});

test('the worker does not serve the admin, and caches nothing of it', async ({ page, context }) => {
  await visit(page);
  const answer = await page.goto('/admin/login');
  expect(answer?.fromServiceWorker()).toBe(false);
  await expect(page.getByLabel(/user/i)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /admin/i.test(path))).toEqual([]);
  expect(kept.length).toBeLessThan(100);
  await context.setOffline(true);
  await expect(page.goto('/admin')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('the admin registers no worker', { tag: DEEP }, async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel(/user/i)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test.describe('a newer version', () => {
  let isNewer = false;
  let lacks: RegExp | undefined;
  let isDown = false;
  let isSilent = false;
  let address = '';

  /**
   * Proxies the site; once `isNewer` is set, with another worker and a home page that names another script. For what it
   * `lacks` it answers pages, as hosts do for files that have not arrived yet; while it `isDown`, 503, and while it
   * `isSilent`, nothing.
   */
  const site = createServer((incoming, outgoing) => {
    const { url = '/', headers } = incoming;
    if (isSilent) return;
    if (isDown) {
      outgoing.writeHead(503).end();
      return;
    }
    const target = new URL(lacks?.test(url) ? '/' : url, test.info().project.use.baseURL);
    // Without headers, so that the answer is complete and uncompressed and can be changed.
    const asked = request(target, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        let body = Buffer.concat(parts).toString('latin1');
        if (isNewer && url === '/sw.js') body += '\n// newer';
        if (isNewer && url === '/' && headers['sec-fetch-dest'] === 'empty')
          body = body.replaceAll('/assets/index-', '/assets/index-newer-');
        const { 'content-length': _, ...others } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, others).end(body, 'latin1');
      });
    });
    asked.end();
  });

  test.beforeEach(async () => {
    isNewer = false;
    lacks = undefined;
    isDown = false;
    isSilent = false;
    await new Promise<void>((resolve) => site.listen(0, resolve));
    address = `http://localhost:${(site.address() as AddressInfo).port}`;
  });
  test.afterEach(() => {
    site.closeAllConnections();
    site.close();
  });

  const look = (page: Page) =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  test('is offered, never forced or printed, and keeps what was typed', async ({ page }) => {
    await visit(page, `${address}/contact`);
    const status = page.getByText('A newer version of this site is ready.');
    const name = page.getByRole('form', { name: 'Quick Enquiry' }).getByLabel('Name');
    await name.fill('A buyer');
    isNewer = true;
    await look(page);
    await expect(status).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(status).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(name).toHaveValue('A buyer');

    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none');
    expect(await waiting()).toBe('installed');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it' }).click()]);
    await expect(name).toHaveValue('A buyer');
    await expect(status).toBeHidden();
    expect(await waiting()).toBe('none');
  });

  test('is not kept from a host that answers pages for its scripts, and is once that has them', {
    tag: DEEP,
  }, async ({ page }) => {
    await visit(page, `${address}/`);
    isNewer = true;
    lacks = SCRIPT;
    // So that the worker has to fetch them again, as it would those of another version.
    await page.evaluate(async () => {
      const stores = (await caches.keys()).filter((name) => name.includes('precache'));
      for (const name of stores) await caches.delete(name);
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.clearBrowserCache');
    const outcome = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update().catch(() => undefined);
        const { installing, waiting } = registration;
        const worker = installing ?? waiting;
        if (!worker) return 'none';
        const settled = () => worker.state !== 'installing';
        while (!settled()) await new Promise((done) => worker.addEventListener('statechange', done));
        return worker.state;
      });
    expect(await outcome()).toBe('redundant');
    lacks = undefined;
    expect(await outcome()).toBe('installed');
  });

  test('leaves pages to be opened while the host fails, visited or not', { tag: DEEP }, async ({ page }) => {
    await visit(page, `${address}/about`);
    isDown = true;
    await page.goto(`${address}/about`);
    await expect(page.locator('html')).toHaveAttribute('data-page', '/about');
    await page.goto(`${address}/product/vhb-tape`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('vhb-tape'));
  });

  test('leaves a visited page to be opened while the host does not answer', { tag: DEEP }, async ({
    page,
  }) => {
    await visit(page, `${address}/about`);
    isSilent = true;
    await page.goto(`${address}/about`);
    await expect(page.locator('html')).toHaveAttribute('data-page', '/about');
  });

  test('has pictures, though pages were sent in their place before', { tag: DEEP }, async ({ page }) => {
    await visit(page, `${address}/about`);
    const load = () =>
      page.evaluate(async (src) => {
        const picture = Object.assign(new Image(), { src });
        return picture.decode().then(
          () => true,
          () => false,
        );
      }, PICTURE);
    lacks = /^\/images\//;
    expect(await load()).toBe(false);
    await page.waitForLoadState('networkidle');
    lacks = undefined;
    expect(await load()).toBe(true);
  });

  test('can be put off', { tag: DEEP }, async ({ page }) => {
    await visit(page, `${address}/`);
    isNewer = true;
    await look(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('A newer version of this site is ready.')).toBeHidden();
  });
});
