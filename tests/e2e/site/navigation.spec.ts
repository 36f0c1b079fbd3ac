import { expect, type Page, test } from '@playwright/test';
import { company } from '../../../src/shared/company';
import { countLine, productCount } from '../builtIn';
import { BOTH_WIDTHS, DEEP } from '../tags';
import { codeOf } from './chunks';
import { followInFooter } from './footer';
import { holdBack } from './latch';
import { answers, settles, startsAnswering } from './ready';

/* From page to page within the site: focus, scroll position, page views, and what shows while a page loads. */

test('navigation scrolls to the top and focuses the heading; Back restores position and focus', {
  tag: BOTH_WIDTHS,
}, async ({ page }) => {
  await page.goto('/products');
  await answers(page);
  // Far down, below cards that are laid out only when they come near the viewport.
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(productCount);
  const link = cards.last().getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = () => link.evaluate((element) => element.getBoundingClientRect().top);
  // Measured at the click, because cards that come near are laid out, and move it, until then.
  await link.evaluate((element) =>
    element.addEventListener('click', () =>
      Object.assign(window, { pressedAt: element.getBoundingClientRect().top }),
    ),
  );
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
  await link.click();
  const before: number = await page.evaluate(() => Reflect.get(window, 'pressedAt'));
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  // Browsers scroll by whole pixels.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(1);
  // The keyboard continues from there, too.
  await expect(link).toBeFocused();
});

test('a long list that is navigated to gets its first cards, then all of them', {
  tag: BOTH_WIDTHS,
}, async ({ page, isMobile }) => {
  await page.goto('/');
  await answers(page);
  const cards = page.getByRole('main').getByRole('article');
  await page.evaluate(() => {
    const seen = new Set<number>();
    const count = () => {
      if (location.pathname === '/products') seen.add(document.querySelectorAll('main article').length);
    };
    new MutationObserver(count).observe(document, { subtree: true, childList: true });
    Object.assign(window, { seen });
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: `All ${productCount} products` })
    .first()
    .click();
  await expect(cards).toHaveCount(productCount);
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
  expect(seen[0]).toBe(isMobile ? 4 : 12);
});

/** The page views in the data layer, to which a published tag manager adds its own events. */
const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: { event: string }[] }).dataLayer.filter(
      ({ event }) => event === 'page_view',
    ),
  );

test('each navigation pushes one page view, with the new page’s title', async ({ page }) => {
  const views = () => pageViews(page);
  await page.goto('/');
  const home = { path: '/', query: '', title: await page.title() };
  // Reported before the script loads, because a visitor may look and leave.
  expect(await views()).toMatchObject([home]);
  await answers(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await views()).length).toBe(2);
  // A place on the same page, typed into the address: for the router, such an entry has the first page's key.
  await page.evaluate(() => {
    location.hash = 'Main';
  });
  await expect(page.locator('#Main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  const privacy = { path: '/privacy-policy', query: '', title: `Privacy Policy | ${company.name}` };
  expect(await views()).toMatchObject([home, privacy]);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(views).toMatchObject([home, privacy, home]);
});

test('a list of another category is a page view, but sorting it, filtering it by a figure, and going back from that are not', async ({
  page,
}) => {
  await page.goto('/products');
  await answers(page);
  const list = page.getByRole('main');
  const announced = list.getByRole('region', { name: 'Results' }).getByRole('status');
  await list.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(page).toHaveURL('/products?sort=name');
  await expect(announced).toHaveText(`${productCount} products, Name, A to Z`);
  await list
    .getByRole('complementary', { name: 'Filters' })
    .getByLabel('Thickness')
    .selectOption({ index: 2 });
  await expect(page).toHaveURL(/thickness=/);
  await page.goBack();
  await expect(page).toHaveURL('/products?sort=name');
  await page.goForward();
  await expect(page).toHaveURL(/thickness=/);
  await page.goBack();
  await expect(announced).toContainText(`${productCount} products`);
  await list.locator('[data-keeps-place][href*="category=reflective-tapes"]').first().dispatchEvent('click');
  const filtered = page.getByText(countLine({ category: 'reflective-tapes' }));
  await expect(filtered).toBeVisible();
  const reflective = {
    path: '/products',
    query: expect.stringContaining('category=reflective-tapes'),
    title: await page.title(),
  };
  await followInFooter(page, '/products?category=safety-tapes');
  await expect(page.getByText(countLine({ category: 'safety-tapes' }))).toBeVisible();
  const safety = { path: '/products', query: '?category=safety-tapes', title: await page.title() };
  await expect.poll(async () => (await pageViews(page)).slice(1)).toMatchObject([reflective, safety]);
  // Going back and forth between the two lists is a view each time.
  await page.goBack();
  await expect(filtered).toBeVisible();
  await page.goForward();
  await expect(filtered).toBeHidden();
  await expect.poll(async () => (await pageViews(page)).slice(3)).toMatchObject([reflective, safety]);
});

test('a page that is held back reports its view once it is rendered', { tag: DEEP }, async ({ page }) => {
  await page.goto('/products?q=foil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await startsAnswering(page);
  expect(await pageViews(page)).toMatchObject([
    { path: '/products', query: '?q=foil', title: await page.title() },
  ]);
});

test('a link to a section of another page moves the focus there', async ({ page }) => {
  await page.goto('/product/vhb-tape');
  await answers(page);
  await page.getByRole('link', { name: 'What the figures mean' }).click();
  await expect(page).toHaveURL('/about#tests');
  await expect(page.locator('#tests')).toBeFocused();
  await expect(page.locator('#tests')).toBeInViewport();
});

test('the spinner says Loading... while a page is loading', async ({ page }) => {
  const code = await holdBack(page, codeOf('AboutPage'));
  await page.goto('/');
  await answers(page);
  // Some screen readers announce only what is added to a region that already existed.
  await page.getByRole('status').evaluateAll((regions) => {
    for (const region of regions) region.dataset.wasThere = '';
  });
  await followInFooter(page, '/about');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.locator('[data-was-there]', { hasText: 'Loading...' })).toBeAttached();
  await code.open();
  await expect(page).toHaveURL('/about');
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('a page whose code fails to load says Unexpected Application Error!, and can be tried again', async ({
  page,
}) => {
  // The host does not answer either: otherwise a page that is some seconds old is reloaded.
  for (const address of [codeOf('AboutPage'), '/about']) await page.route(address, (route) => route.abort());
  await page.goto('/');
  await answers(page);
  await followInFooter(page, '/about');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  // Once the code can be loaded, the button shows the page.
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^We make tape/ })).toBeVisible();
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
